//! Every text that this side writes, in da, en, de, sv. Its neighbours have the grammar of days,
//! times and prices. What React writes is in `web/src/messages/`.

use crate::Locale;

macro_rules! messages {
    ($($name:ident: $da:literal, $en:literal, $de:literal, $sv:literal;)*) => {
        /// A text.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub(crate) enum Message {
            $($name,)*
        }

        impl Message {
            const fn texts(self) -> [&'static str; 4] {
                match self {
                    $(Self::$name => [$da, $en, $de, $sv],)*
                }
            }
        }
    };
}

messages! {
    // Types of pages: `docs/rules.md#type-labels`.
    Exhibition: "Udstilling", "Exhibition", "Ausstellung", "Utställning";
    Event: "Begivenhed", "Event", "Veranstaltung", "Evenemang";
    Education: "Undervisning", "Education", "Bildung", "Undervisning";
    Episode: "Episode", "Episode", "Folge", "Avsnitt";
    Podcast: "Podcast", "Podcast", "Podcast", "Podd";
    Ticket: "Billet", "Ticket", "Ticket", "Biljett";
    Press: "Presse", "Press", "Presse", "Press";
    Calendar: "Kalender", "Calendar", "Kalender", "Kalender";
    Knowledge: "Viden", "Knowledge", "Wissen", "Kunskap";
    Project: "Projekt", "Project", "Projekt", "Projekt";
    Research: "Forskning", "Research", "Forschung", "Forskning";
    PracticalInfo: "Praktisk info", "Practical info", "Praktisches", "Praktisk info";
    Publication: "Publikation", "Publication", "Publikation", "Publikation";
    Service: "Ydelse", "Service", "Leistung", "Tjänst";
    Page: "Side", "Page", "Seite", "Sida";
    // Publications.
    Cite: "Citér publikationen", "Cite this publication", "Publikation zitieren", "Citera publikationen";
    // Press releases.
    PressFeed: "Abonnér på pressemeddelelser (RSS)", "Subscribe to press releases (RSS)", "Pressemitteilungen abonnieren (RSS)", "Prenumerera på pressmeddelanden (RSS)";
    PressPictures: "Pressebilleder", "Press pictures", "Pressebilder", "Pressbilder";
    DownloadPicture: "Hent billedet", "Download the picture", "Bild herunterladen", "Ladda ner bilden";
    // Things of a collection.
    ObjectTitle: "Titel", "Title", "Titel", "Titel";
    ObjectMaker: "Fremstillet af", "Maker", "Hergestellt von", "Tillverkad av";
    ObjectDate: "Datering", "Date", "Datierung", "Datering";
    InventoryNumber: "Inventarnummer", "Inventory number", "Inventarnummer", "Inventarienummer";
    // Error pages: `docs/rules.md#error-pages`.
    NotFound: "Siden blev ikke fundet", "The page was not found", "Die Seite wurde nicht gefunden", "Sidan hittades inte";
    NotFoundSuggestions: "Ledte du efter en af disse?", "Were you looking for one of these?", "Haben Sie eine von diesen gesucht?", "Letade du efter någon av dessa?";
    FailedTitle: "Fejl", "Error", "Fehler", "Fel";
    FailedDescription: "Noget gik galt", "Something went wrong", "Etwas ist schiefgegangen", "Något gick fel";
    FailedHeading: "Vi kan desværre ikke vise siden", "We cannot show the page", "Wir können die Seite leider nicht zeigen", "Vi kan tyvärr inte visa sidan";
    FailedSubtitle: "Prøv igen senere, eller kontakt os hvis fejlen fortsætter", "Try again later, or contact us if it goes on", "Versuchen Sie es später noch einmal, oder schreiben Sie uns", "Försök igen senare, eller kontakta oss om felet kvarstår";
    // Opening hours: `docs/rules.md#opening-hours`.
    Closed: "Lukket", "Closed", "Geschlossen", "Stängt";
    RestOfTheYear: "Resten af året", "The rest of the year", "Sonst im Jahr", "Resten av året";
    AlwaysOpen: "Altid åbent", "Always open", "Immer geöffnet", "Alltid öppet";
    OpenUntil: "Åbent nu til kl.\u{a0}{time}", "Open now until {time}", "Jetzt geöffnet bis {time}", "Öppet nu till kl.\u{a0}{time}";
    Opens: "Åbner {day} kl.\u{a0}{time}", "Opens {day} at {time}", "Öffnet {day} um {time}", "Öppnar {day} kl.\u{a0}{time}";
    ClosedNow: "Lukket nu", "Closed now", "Jetzt geschlossen", "Stängt nu";
    HoursNotSettled: "Åbningstiden er ikke fastlagt endnu", "Opening hours are not settled yet", "Die Öffnungszeit steht noch nicht fest", "Öppettiden är inte bestämd ännu";
    ClosedToday: "Lukket i dag", "Closed today", "Heute geschlossen", "Stängt i dag";
    ChristmasAndNewYear: "Jul og nytår", "Christmas and New Year", "Weihnachten und Neujahr", "Jul och nyår";
    Christmas: "Jul", "Christmas", "Weihnachten", "Jul";
    NewYear: "Nytår", "New Year", "Neujahr", "Nyår";
    Easter: "Påske", "Easter", "Ostern", "Påsk";
    // The calendar.
    DayByDay: "Dag for dag", "Day by day", "Tag für Tag", "Dag för dag";
    Timeline: "Tidslinje", "Timeline", "Zeitachse", "Tidslinje";
    AllDays: "Alle dage", "All days", "Alle Tage", "Alla dagar";
    Today: "I dag", "Today", "Heute", "I dag";
    ThisWeek: "Denne uge", "This week", "Diese Woche", "Denna vecka";
    Weekend: "Weekenden", "The weekend", "Am Wochenende", "I helgen";
    Everything: "Alt", "Everything", "Alles", "Allt";
    Everyone: "Alle", "Everyone", "Alle", "Alla";
    FollowingDays: "Vis de følgende dage", "Show the days that follow", "Die folgenden Tage zeigen", "Visa följande dagar";
    Permanent: "Permanent", "Permanent", "Dauerhaft", "Permanent";
    PartOfList: "{title}, side {number}", "{title}, page {number}", "{title}, Seite {number}", "{title}, sida {number}";
    // Search.
    Search: "Søg", "Search", "Suche", "Sök";
    SearchEverywhere: "Søg på alle museerne", "Search all the museums", "Alle Museen durchsuchen", "Sök på alla museerna";
    SearchHere: "Søg kun her", "Search only here", "Nur hier suchen", "Sök bara här";
    SearchFor: "Hvad leder du efter?", "What are you looking for?", "Wonach suchen Sie?", "Vad letar du efter?";
    SearchTypes: "Vis kun", "Show only", "Nur zeigen", "Visa bara";
    SearchAllOfType: "Alle {count} i {type}", "All {count} in {type}", "Alle {count} in {type}", "Alla {count} i {type}";
    SearchOrder: "Rækkefølge", "Order", "Reihenfolge", "Ordning";
    SearchByType: "Efter type", "By type", "Nach Art", "Efter typ";
    SearchByRelevance: "Efter relevans", "By relevance", "Nach Relevanz", "Efter relevans";
    SearchSuggestions: "Andre søger efter", "Others search for", "Andere suchen nach", "Andra söker efter";
    SearchOne: "1 resultat for »{query}«", "1 result for “{query}”", "1 Treffer für „{query}“", "1 träff för ”{query}”";
    SearchMany: "{count} resultater for »{query}«", "{count} results for “{query}”", "{count} Treffer für „{query}“", "{count} träffar för ”{query}”";
    SearchNothing: "Vi fandt ikke noget om »{query}«", "We found nothing about “{query}”", "Wir haben nichts zu „{query}“ gefunden", "Vi hittade inget om ”{query}”";
    SearchAdvice: "Se efter, om ordet er stavet rigtigt, eller prøv med færre eller andre ord.", "Check the spelling, or try fewer or other words.", "Prüfen Sie die Schreibweise, oder versuchen Sie es mit weniger oder anderen Wörtern.", "Kontrollera stavningen, eller försök med färre eller andra ord.";
    SearchWaysOn: "Eller gå videre til", "Or go on to", "Oder weiter zu", "Eller gå vidare till";
    FrontPage: "Forsiden", "The front page", "Startseite", "Startsidan";
    SearchAway: "Søgningen svarer ikke lige nu. Prøv igen om lidt.", "The search does not answer right now. Try again in a moment.", "Die Suche antwortet gerade nicht. Versuchen Sie es gleich noch einmal.", "Sökningen svarar inte just nu. Försök igen om en stund.";
    // What came of a sign-up to a newsletter.
    SignUpThanks: "Tak for din tilmelding", "Thank you for signing up", "Danke für Ihre Anmeldung", "Tack för din anmälan";
    SignUpFailed: "Tilmeldingen lykkedes ikke", "The sign-up did not succeed", "Die Anmeldung ist nicht gelungen", "Anmälan lyckades inte";
    SignUpSent: "Se efter en mail fra os, og bekræft din tilmelding i den. Er du tilmeldt i forvejen, kommer der ingen.", "Look for an e-mail from us, and confirm your sign-up in it. If you are on the list already, there will be none.", "Sehen Sie nach einer E-Mail von uns, und bestätigen Sie darin Ihre Anmeldung. Stehen Sie schon auf der Liste, kommt keine.", "Titta efter ett mejl från oss och bekräfta din anmälan i det. Står du redan på listan kommer det inget.";
    SignUpAddress: "Vi kan ikke skrive til den adresse. Se efter, om den er stavet rigtigt.", "We cannot write to this address. Check its spelling.", "An diese Adresse können wir nicht schreiben. Prüfen Sie die Schreibweise.", "Vi kan inte skriva till den adressen. Kontrollera stavningen.";
    SignUpName: "Navnet kan ikke bruges. Skriv det kort, og kun med bogstaver.", "This name cannot be used. Keep it short, and use letters only.", "Dieser Name geht nicht. Schreiben Sie ihn kurz und nur mit Buchstaben.", "Namnet går inte att använda. Skriv det kort och bara med bokstäver.";
    SignUpConsent: "Sæt kryds ved, at du siger ja tak, så vi ved, at vi må skrive til dig.", "Tick that you agree, so that we know that we may write to you.", "Kreuzen Sie an, dass Sie einverstanden sind, damit wir Ihnen schreiben dürfen.", "Kryssa i att du samtycker, så att vi vet att vi får skriva till dig.";
    SignUpTooOften: "Det var mange tilmeldinger på kort tid. Vent nogle minutter, og prøv igen.", "That was many sign-ups in a short time. Wait a few minutes, and try again.", "Das waren viele Anmeldungen in kurzer Zeit. Warten Sie einige Minuten, und versuchen Sie es noch einmal.", "Det var många anmälningar på kort tid. Vänta några minuter och försök igen.";
    SignUpAway: "Vi kan ikke tage imod tilmeldinger lige nu. Prøv igen om lidt.", "We cannot take sign-ups right now. Try again in a while.", "Wir können gerade keine Anmeldungen annehmen. Versuchen Sie es später noch einmal.", "Vi kan inte ta emot anmälningar just nu. Försök igen om en stund.";
    // The pop-up of a newsletter.
    Close: "Luk", "Close", "Schließen", "Stäng";
    // Sharing a page.
    ShareThis: "Del siden", "Share this page", "Seite teilen", "Dela sidan";
    ShareByMail: "E-mail", "E-mail", "E-Mail", "E-post";
    ShareSend: "Del med …", "Share with …", "Teilen mit …", "Dela med …";
    ShareCopy: "Kopiér link", "Copy link", "Link kopieren", "Kopiera länk";
    ShareCopied: "Linket er kopieret", "The link is copied", "Der Link ist kopiert", "Länken är kopierad";
    // Education: `docs/rules.md#education`.
    Lesson: "Undervisningsforløb", "Lesson", "Unterrichtseinheit", "Lektion";
    Materials: "Materialer", "Materials", "Materialien", "Material";
    // Content of other hosts, and the choice of cookies.
    ProviderNotice: "Indholdet ligger hos {host}, som kan sætte cookies.", "This content is at {host}, which may set cookies.", "Dieser Inhalt liegt bei {host}; dort können Cookies gesetzt werden.", "Innehållet finns hos {host}, som kan sätta kakor.";
    ProviderAlways: "Tillad altid indhold fra andre", "Always allow content from others", "Inhalte anderer immer erlauben", "Tillåt alltid innehåll från andra";
    CookieChoice: "Valg af cookies", "Cookie choices", "Cookie-Auswahl", "Val av kakor";
    // Links and credits.
    ReadMore: "Læs mere", "Read more", "Mehr lesen", "Läs mer";
    Credit: "Kreditering", "Credit", "Bildnachweis", "Bildkälla";
}

impl Message {
    /// The text in a language.
    pub(crate) fn text(self, locale: Locale) -> &'static str {
        self.texts()[locale as usize]
    }

    /// The same with values in the place of their names: `{time}`.
    pub(crate) fn with(self, locale: Locale, values: &[(&str, &str)]) -> String {
        let text = self.text(locale).to_owned();
        let put = |text: String, (name, value): &(&str, &str)| {
            text.replace(&format!("{{{name}}}"), value)
        };
        values.iter().fold(text, put)
    }
}
