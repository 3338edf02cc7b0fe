"""Web Push: what is sent, how it is encrypted, and where nothing is ever sent."""

import asyncio

import pytest
from cryptography.hazmat.primitives.asymmetric import ec

from claimstead.server.services.web_push import (
    CURVE,
    Subscription,
    SubscriptionGone,
    WebPush,
    decode,
    encrypted,
    new_private_key,
)
from tests.server.browser_keys import BrowserKeys

# The example of RFC 8291, section 5.
BROWSER = BrowserKeys(
    int.from_bytes(decode("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"), "big"),
    decode("BTBZMqHH6r4Tts7J_aSIgg"),
)
SERVER = ec.derive_private_key(
    int.from_bytes(decode("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big"), CURVE
)
SALT = decode("DGv6ra1nlYgDCS1FRnbzlw")
TEXT = b"When I grow up, I want to be a watermelon"
BODY = decode(
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6Tlz"
    "AC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)


def subscribed(endpoint: str) -> Subscription:
    told = BROWSER.subscription(endpoint)
    return Subscription(endpoint, told["keys"]["p256dh"], told["keys"]["auth"])


def test_a_notice_is_encrypted_as_in_the_example_of_the_standard() -> None:
    made = encrypted(TEXT, subscribed("https://push.example/1"), key=SERVER, random=lambda _: SALT)
    assert made == BODY
    assert BROWSER.read(BODY) == TEXT


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example/1",
        "https://push.example:8443/1",
        "https://127.0.0.1/1",
        "https://10.0.0.1/1",
        "https://169.254.169.254/latest/meta-data",
        "https://[::1]/1",
        "https://[::ffff:10.0.0.1]/1",
        "https://[fd00::1]/1",
        "https://somebody@push.example/1",
        "https://push.example/1\r\nX: y",
        "file:///etc/passwd",
        "https://",
        "nonsense",
    ],
)
def test_nothing_is_sent_to_what_is_no_push_service(endpoint: str) -> None:
    push = WebPush(new_private_key(), "mailto:host@club.example")
    with pytest.raises(SubscriptionGone):
        push.check(subscribed(endpoint))


def test_a_name_that_leads_into_a_private_network_is_refused() -> None:
    push = WebPush(new_private_key(), "mailto:host@club.example")
    push.check(subscribed("https://localhost/1"))
    with pytest.raises(SubscriptionGone):
        asyncio.run(push.send(subscribed("https://localhost/1"), b"x", "y"))


@pytest.mark.parametrize(("key", "secret"), [("", "aaaa"), ("AAAA", ""), ("a!", "b")])
def test_keys_that_are_none_are_refused(key: str, secret: str) -> None:
    push = WebPush(new_private_key(), "mailto:host@club.example")
    with pytest.raises(SubscriptionGone):
        push.check(Subscription("https://push.example/1", key, secret))
