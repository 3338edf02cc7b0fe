"""Says how many mutants the tests killed, and lists those they did not.

Reads what ``mutmut run`` left behind. Fails where fewer than 90 % were killed.
"""

import json
import subprocess
import sys
from pathlib import Path

ENOUGH = 0.90
MUTMUT = Path(sys.executable).with_name("mutmut")


def main() -> int:
    subprocess.run([MUTMUT, "export-cicd-stats"], check=True, stdout=subprocess.DEVNULL)
    counts = json.loads(Path("mutants/mutmut-cicd-stats.json").read_text(encoding="utf-8"))
    # A mutant that never ends or that kills the interpreter was noticed too.
    killed = counts["killed"] + counts["timeout"] + counts["segfault"]
    total = counts["total"] - counts["skipped"]
    if not total:
        print("there are no mutants", file=sys.stderr)
        return 1
    subprocess.run([MUTMUT, "results"], check=True)
    print(f"{killed} of {total} mutants killed: {killed / total:.1%}")
    return 0 if killed >= ENOUGH * total else 1


if __name__ == "__main__":
    sys.exit(main())
