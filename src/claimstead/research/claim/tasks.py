"""What players of CLAIM are measured by: fixed, so that entries of the leaderboard compare."""

TASKS = (
    ("claim 2 Gn Gi Dr Tr Se", "random"),
    ("claim 2 Gn Gi Dr Tr Se", "greedy"),
    ("claim 2 Go Kn Un Dw Do", "greedy"),
    ("claim 3 Gn Gi Dw Do Dr Tr Se", "greedy"),
    ("claim 4 Gn Gi Dw Do Dr Tr Se", "greedy"),
)
MINIATURES = (
    "claim 2 cards Go0 Go0 Go0 Go0 Go0 Go1 Kn2 Kn3",
    "claim 2 cards Go0 Go0 Go0 Go0 Go0 Kn2 Kn3 Kn5",
)
