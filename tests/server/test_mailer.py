"""Mail that is really sent, to a mail server of the test's own."""

import asyncio
from collections.abc import Iterator
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default

import pytest
from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope, Session

from claimstead.server.options import Options
from claimstead.server.services.mailer import Mailer, MailFailed
from tests.ports import free_port


class Mailbox:
    """Takes every mail, but for those to `nobody@`."""

    def __init__(self) -> None:
        self.mails: list[EmailMessage] = []

    async def handle_RCPT(  # noqa: N802
        self, server: SMTP, session: Session, envelope: Envelope, address: str, options: list[str]
    ) -> str:
        if address.startswith("nobody@"):
            return "550 no such mailbox"
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:  # noqa: N802
        assert isinstance(envelope.content, bytes)
        message = message_from_bytes(envelope.content, policy=default)
        assert isinstance(message, EmailMessage)
        self.mails.append(message)
        return "250 OK"


def options_for(port: int) -> Options:
    return Options(
        mail_host="127.0.0.1",
        mail_port=port,
        mail_security="none",
        mail_sender="table@club.example",
        public_address="https://club.example/",
    )


@pytest.fixture
def post_office() -> Iterator[tuple[Mailbox, Mailer]]:
    mailbox = Mailbox()
    controller = Controller(mailbox, hostname="127.0.0.1", port=free_port())
    controller.start()
    yield mailbox, Mailer(options_for(controller.port))
    controller.stop()


def test_a_mail_arrives_with_its_text_and_a_way_to_unsubscribe(
    post_office: tuple[Mailbox, Mailer],
) -> None:
    mailbox, mailer = post_office
    link = mailer.link("/unsubscribe/x.y")
    asyncio.run(mailer.send("ada@home.example", "Du är på tur", "Grüße, Åsa\n", link))
    (mail,) = mailbox.mails
    assert (mail["From"], mail["To"]) == ("Claimstead <table@club.example>", "ada@home.example")
    assert mail["Subject"] == "Du är på tur"
    assert mail["List-Unsubscribe"] == "<https://club.example/unsubscribe/x.y>"
    assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    assert mail.get_content_type() == "text/plain"
    assert mail.get_content().strip() == "Grüße, Åsa"


def test_a_name_with_line_breaks_adds_no_header(post_office: tuple[Mailbox, Mailer]) -> None:
    mailbox, mailer = post_office
    asyncio.run(mailer.send("ada@home.example", "x\r\nBcc: eve@home.example", "y"))
    (mail,) = mailbox.mails
    assert mail["Bcc"] is None
    assert mail["Subject"] == "x Bcc: eve@home.example"
    for to in ("ada@home.example\r\nBcc: eve@home.example", "ada@home.example, eve@home.example"):
        with pytest.raises(MailFailed):
            asyncio.run(mailer.send(to, "x", "y"))


def test_a_mailbox_that_is_not_there_is_final_and_a_server_that_is_not_is_none(
    post_office: tuple[Mailbox, Mailer],
) -> None:
    _, mailer = post_office
    with pytest.raises(MailFailed) as refused:
        asyncio.run(mailer.send("nobody@home.example", "x", "y"))
    assert refused.value.is_final
    with pytest.raises(MailFailed) as missing:
        asyncio.run(Mailer(options_for(free_port())).send("ada@home.example", "x", "y"))
    assert not missing.value.is_final


def test_without_a_mail_server_mail_is_off() -> None:
    assert not Mailer(Options()).is_on
