# What a review, puzzles and duplicate matches say, here and in the browser.
