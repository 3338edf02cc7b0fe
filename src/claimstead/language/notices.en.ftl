# Being called: what notices and mails say, and how one wants them.

notice-turn = Your turn
notice-turn-about = { $company ->
    [alone] { $game }
   *[names] { $game } with { $names }
}
notice-challenge = { $name } challenges you
notice-challenge-about = { $game }
notice-rematch = { $name } would like a rematch
notice-rematch-about = { $game }
notice-round = { $name }
notice-round-about = Round { $round } has begun.
notice-test = This device gets notifications
notice-test-about = That is what one looks like.
notice-mail-subject = { $count } games are waiting for you
notice-mail-greeting = Hello { $name },
notice-mail-ending = You asked for these mails on the settings page. This link ends them:

ui-notices = Notifications and mail
ui-notices-about = Claimstead can tell you that something is waiting for you while you are away: who and which game, never what lies on the table.
ui-notices-here = Notifications on this device
ui-notices-here-about = They also come when no page of Claimstead is open.
ui-notices-off = The host of this server has not set up notifications.
ui-notices-cannot = This browser can't show notifications here. On an iPhone or iPad, add Claimstead to the home screen first.
ui-notices-denied = The browser doesn't allow notifications. You can change that in its settings for this site.
ui-notices-kinds = Tell me about
ui-notices-kinds-mail = Send me mail about
ui-notices-kind-turn = My turn in a game with days for each move
ui-notices-kind-challenge = A challenge to me
ui-notices-kind-rematch = A rematch that is offered to me
ui-notices-kind-round = A new round of a tournament
ui-notices-mail = By mail
ui-notices-mail-about = Several pieces of news come in one mail. Every mail has a link that ends them.
ui-notices-mail-address = For mail you need an account with a confirmed address.
ui-notices-quiet = Quiet hours
ui-notices-quiet-about = Nothing comes between these times ({ $zone }); it waits until they are over.
ui-notices-quiet-from = From
ui-notices-quiet-until = Until
ui-notices-test = Send a test notification
ui-notices-tested = { $count ->
    [0] No device could be reached.
    [one] Sent to one device.
   *[other] Sent to { $count } devices.
}
ui-notices-saved = Saved.
ui-unsubscribe = No more mail
ui-unsubscribe-about = Claimstead will send you no more mails about games. Notifications on your devices stay as they are.
ui-unsubscribe-do = End the mails
ui-unsubscribe-done = You get no more mails about games. You can ask for them again on the settings page.

# Refusals

table-no-such-notice = there are no notifications about { $kind }
table-no-such-zone = there is no time zone { $zone }
table-no-notices = the host of this server has not set up notifications
table-no-push-service = notifications can't be sent to the address that this browser gave
table-no-such-link = this link is not valid, or no longer
