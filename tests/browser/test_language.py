"""The page speaks the language its reader's browser wishes for, or the one that was chosen, each at the same table."""

import re

from playwright.sync_api import expect

from browser.house import House


def test_a_german_browser_reads_german_from_the_front_page_to_the_table(house: House) -> None:
    page = house.person(locale="de-DE")
    page.goto(house.address)
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(page.get_by_text("Kein Konto: Ein Link ist ein Platz.")).to_be_visible()
    knights = page.get_by_role("article").filter(has_text="Domino Knights")
    expect(knights.get_by_role("button", name="Jetzt ausprobieren")).to_be_visible()
    knights.get_by_role("link", name="Tisch eröffnen").click()
    expect(page).to_have_title("Tisch eröffnen · Parlour")
    expect(page.get_by_role("heading", name="Tisch eröffnen: Domino Knights")).to_be_visible()
    page.get_by_role("group", name="Davon Bots").get_by_text("1", exact=True).click()
    page.get_by_text("Hausregeln").click()
    page.get_by_role("button", name="Tisch eröffnen").click()
    page.get_by_label("Dein Name").fill("Änne")
    page.get_by_role("button", name="Platz nehmen").click()
    expect(page.get_by_role("textbox", name="Link für Spieler 2")).to_be_visible()
    page.get_by_role("button", name="Spiel beginnen").click()
    expect(page.get_by_label("Was ansteht")).to_be_visible()
    expect(page.get_by_role("log", name="Verlauf")).to_be_visible()
    page.get_by_role("button", name="Menü").click()
    menu = page.get_by_role("dialog", name="Tisch")
    expect(menu.get_by_label("Sprache")).to_have_value("de")
    for part in ("Hilfe und Tasten", "Hausregeln", "Fairness", "Links dieses Tisches"):
        expect(menu.get_by_text(part, exact=True)).to_be_visible()
    assert house.troubles == []


def test_a_language_once_chosen_stays(house: House) -> None:
    page = house.person(locale="de-DE")
    page.goto(house.address)
    page.get_by_role("button", name="Jetzt ausprobieren").first.click()
    page.get_by_role("button", name="Menü").click()
    page.get_by_label("Sprache").select_option(label="English")
    expect(page.get_by_role("button", name="Menu")).to_be_visible()
    page.reload()
    expect(page.get_by_role("button", name="Menu")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "en")
    page.goto(house.address)
    expect(page.get_by_role("button", name="Try it now").first).to_be_visible()
    page.get_by_label("Language").select_option(label="Deutsch")
    expect(page.get_by_role("button", name="Jetzt ausprobieren").first).to_be_visible()


def test_a_language_the_house_does_not_speak_is_answered_in_english(house: House) -> None:
    page = house.person(locale="fr-FR")
    page.goto(house.address)
    expect(page.get_by_role("button", name="Try it now").first).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "en")


def test_two_languages_at_one_table(house: House) -> None:
    links = house.open(2)
    ann, ben = house.person(locale="en-GB"), house.person(locale="de-DE")
    house.sit(ann, links[0], "Ann")
    ben.goto(links[1])
    ben.get_by_label("Dein Name").fill("Ben")
    ben.get_by_role("button", name="Platz nehmen").click()
    expect(ben.get_by_text("Der Gastgeber beginnt das Spiel gleich.")).to_be_visible()
    ann.get_by_role("button", name="Begin the game").click()
    asked = {ann: ("People at the table", "your move|deciding"), ben: ("Alle am Tisch", "dein Zug|überlegt")}
    for page, (people, move) in asked.items():
        expect(page.get_by_role("region", name=people)).to_contain_text(re.compile(move))
    ben.get_by_label("Mit dem Tisch reden").fill("Guten Abend")
    ben.get_by_role("button", name="Sagen").click()
    expect(ann.get_by_role("log", name="Log")).to_contain_text("Ben: Guten Abend")
    assert house.troubles == []
