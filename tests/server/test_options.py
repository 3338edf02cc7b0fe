"""Settings of a server: options, environment and a file, in this order of strength."""

import tomllib
from pathlib import Path

import pytest

from claimstead.core import ClaimsteadError
from claimstead.language import LANGUAGES
from claimstead.server.options import Options, settle_options, shown
from tests.command_line import Run, assert_one_line


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "settings.toml"
    path.write_text(
        'port = 1111\nlog_level = "debug"\nseconds = 2\ntrusted_proxies = ["10.0.0.0/8"]\n', "utf-8"
    )
    return path


def test_an_option_is_stronger_than_the_environment_and_that_than_the_file(file: Path) -> None:
    environment = {"CLAIMSTEAD_PORT": "2222", "CLAIMSTEAD_LOG_LEVEL": "error"}
    options, sources = settle_options({"port": 3333, "host": None}, environment, file)
    assert (options.port, options.log_level, options.seconds) == (3333, "error", 2.0)
    assert options.trusted_proxies == ("10.0.0.0/8",)
    assert options.host == "127.0.0.1"
    assert sources == {
        "port": "--port",
        "log_level": "CLAIMSTEAD_LOG_LEVEL",
        "seconds": str(file),
        "trusted_proxies": str(file),
    }


def test_the_environment_names_the_file_and_writes_lists_with_commas(file: Path) -> None:
    environment = {
        "CLAIMSTEAD_SETTINGS": str(file),
        "CLAIMSTEAD_TRUSTED_PROXIES": "10.1.1.1, fd00::/8",
        "CLAIMSTEAD_ACCESS_LOG": "true",
    }
    options = settle_options({}, environment).options
    assert options.port == 1111
    assert options.trusted_proxies == ("10.1.1.1", "fd00::/8")
    assert options.access_log is True


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("prot = 8000", "prot"),
        ("port = 'x'", "port"),
        ("port = 70000", "port"),
        ('log_level = "loud"', "log_level"),
        ('trusted_proxies = ["nginx"]', "trusted_proxies"),
        ("port = = 1", "line 1"),
        ("seconds = inf", "seconds"),
        ("session_days = inf", "session_days"),
        ("abandoned_days = 1e300", "abandoned_days"),
        ("hsts_days = inf", "hsts_days"),
        ("mail_minutes = inf", "mail_minutes"),
        ('mail_host = "mail.example"', "mail_sender"),
        ('public_address = "claimstead.example"', "public_address"),
    ],
)
def test_a_file_that_is_wrong_is_one_clear_line(
    run: Run, tmp_path: Path, text: str, word: str
) -> None:
    path = tmp_path / "bad.toml"
    path.write_text(text, "utf-8")
    done = run("serve", "--settings", str(path), "--print-settings")
    assert_one_line(done)
    assert word in done.err


def test_a_file_that_is_not_there_is_one_clear_line(run: Run) -> None:
    assert_one_line(run("serve", "--settings", "nowhere.toml", "--print-settings"))


def test_what_is_printed_makes_the_same_settings(run: Run, file: Path, tmp_path: Path) -> None:
    told = run("serve", "--settings", str(file), "--port", "4444", "--print-settings")
    assert told.code == 0
    again = tmp_path / "again.toml"
    again.write_text(told.out, "utf-8")
    options = settle_options({}, {}, again).options
    assert options == settle_options({"port": 4444}, {}, file).options
    # All there are, and where they come from.
    lines = told.out.splitlines()
    assert len(lines) == len(Options.__struct_fields__)
    assert "port = 4444  # --port" in lines
    assert f'log_level = "debug"  # {file}' in lines


def test_what_is_printed_has_no_password_and_no_token() -> None:
    environment = {
        "CLAIMSTEAD_DATABASE": "postgresql://claimstead:geheim@db/games",
        "CLAIMSTEAD_METRICS_TOKEN": "geheim",
    }
    told = shown(settle_options({}, environment))
    assert "geheim" not in told
    assert tomllib.loads(told)["database"] == "postgresql://claimstead:***@db/games"


def test_a_value_of_the_environment_that_is_wrong_is_told_with_its_name() -> None:
    with pytest.raises(ClaimsteadError, match="CLAIMSTEAD_PORT"):
        settle_options({}, {"CLAIMSTEAD_PORT": "eighty"})


@pytest.mark.parametrize(
    ("name", "given", "told"),
    [
        ("port", "eighty", "write a whole number, 1 to 65535"),
        ("workers", "0", "write a whole number, 1 or more"),
        ("metrics_port", "x", "write a whole number, 1 to 65535"),
        ("seconds", "0", "write a number, 0.05 to 3600"),
        ("session_days", "0", "write a number, more than 0 and up to 36500"),
        ("limits", "perhaps", "write one of true, false"),
        ("mail_security", "some", "write one of none, starttls, tls"),
        ("public_address", "club", "write it like https://claimstead.example"),
        ("season", "2026-02-30/2026-03-01", "write it like quarter, month, year, none, 2026-"),
        ("trusted_proxies", "nowhere", 'write it like ["127.0.0.1", "10.0.0.0/8"]'),
    ],
)
def test_what_a_setting_has_to_be_is_said_in_every_language(
    name: str, given: str, told: str
) -> None:
    variable = f"CLAIMSTEAD_{name.upper()}"
    with pytest.raises(ClaimsteadError) as no:
        settle_options({}, {variable: given})
    sentence = f"the setting {name} of {variable} is not possible: {told}"
    assert no.value.say("en").startswith(sentence)
    sentences = {no.value.say(language) for language in LANGUAGES}
    assert len(sentences) == len(LANGUAGES)
    assert not any("write" in each for each in sentences - {no.value.say("en")})


def test_every_setting_is_in_the_guide() -> None:
    guide = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text("utf-8")
    assert [name for name in Options.__struct_fields__ if f"`{name}`" not in guide] == []
