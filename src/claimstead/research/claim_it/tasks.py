"""What players of Claim It! are measured by: fixed, so that entries of the leaderboard compare."""

TASKS = (
    ("claim-it 2 base", "random"),
    ("claim-it 2 base", "heuristic"),
    ("claim-it 2 quick", "heuristic"),
    ("claim-it 3 base", "heuristic"),
)
