"""One link for everybody who is still to come: a chair is chosen, a name typed, and the chair is one's own."""

from playwright.sync_api import Page, expect

from browser.house import House


def _invited(house: House, players: int = 3) -> tuple[Page, str]:
    """A host in the waiting room, and the invitation."""
    host = house.person()
    house.sit(host, house.open(players)[0], "Ann")
    host.get_by_role("button", name="Make an invitation link").click()
    return host, host.get_by_role("textbox", name="Link for Invitation").input_value()


def test_whoever_is_invited_chooses_a_chair_and_comes_back_to_it(house: House) -> None:
    host, link = _invited(house)
    expect(host.get_by_text("This address works only on this computer.")).to_be_visible()
    ben = house.person()
    ben.goto(link)
    seats = ben.get_by_role("group", name="Choose your seat")
    expect(seats.get_by_role("radio", name="Player 1 Ann")).to_be_disabled()
    seats.get_by_role("radio", name="Player 3 free").check()
    expect(ben.get_by_role("link", name="Rules at a glance")).to_be_visible()
    expect(ben.get_by_role("link", name="Learn it first")).to_be_visible()
    ben.get_by_label("Your name").fill("Ben")
    ben.get_by_role("button", name="Take my seat").click()
    expect(ben.get_by_text("The host will begin the game soon.")).to_be_visible()
    assert "#" not in ben.url
    expect(host.get_by_role("listitem").filter(has_text="Ben")).to_be_visible()
    ben.reload()
    expect(ben.get_by_text("The host will begin the game soon.")).to_be_visible()
    ben.goto(link)
    expect(ben.get_by_text("The host will begin the game soon.")).to_be_visible()
    assert house.troubles == []


def test_who_comes_too_late_for_a_chair_reads_it_and_takes_another(house: House) -> None:
    host, link = _invited(house)
    ben, cleo = house.person(), house.person()
    for page, name in ((ben, "Ben"), (cleo, "Cleo")):
        page.goto(link)
        page.get_by_role("radio", name="Player 2 free").check()
        page.get_by_label("Your name").fill(name)
    ben.get_by_role("button", name="Take my seat").click()
    expect(ben.get_by_text("The host will begin the game soon.")).to_be_visible()
    expect(cleo.get_by_role("radio", name="Player 2 Ben")).to_be_disabled()
    expect(cleo.get_by_role("radio", name="Player 3 free")).to_be_checked()
    cleo.get_by_role("button", name="Take my seat").click()
    expect(cleo.get_by_text("The host will begin the game soon.")).to_be_visible()
    late = house.person()
    late.goto(link)
    expect(late.get_by_text("All seats are taken.")).to_be_visible()
    late.get_by_role("button", name="Just watch").click()
    host.get_by_role("button", name="Begin the game").click()
    expect(late.get_by_text("You're watching")).to_be_visible()


def test_an_ended_invitation_lets_nobody_in(house: House) -> None:
    host, link = _invited(house)
    host.get_by_role("button", name="End the invitation").click()
    expect(host.get_by_role("button", name="Make an invitation link")).to_be_visible()
    ben = house.person()
    ben.goto(link)
    expect(ben.get_by_role("alert")).to_be_visible()
    expect(ben.get_by_role("radio")).to_have_count(0)
