/** What every page about cookies says: the sites are one program, and set the same cookies. */
export const cookieText = {
  da: `
    Webstedet sætter højst tre cookies. De er nødvendige, de ligger i din egen browser, og ingen
    andre læser dem:

    - **language** husker dit sprog i et år.
    - **podcast** husker, hvad du hører, og hvor langt du er nået, i et år eller til du lukker afspilleren.
    - **consent** husker dit valg af cookies i 180 dage.

    Lukker du vores tilbud om et nyhedsbrev, husker browseren også det, så det ikke kommer igen.

    Kun hvis du siger ja, tæller vi besøg og viser kort, film og formularer fra andre uden at
    spørge hver gang. De andre kan sætte deres egne cookies. Du kan altid ændre dit valg under
    »Valg af cookies« nederst på siden.
  `,
  en: `
    This website sets at most three cookies. They are necessary, they stay in your own browser,
    and nobody else reads them:

    - **language** remembers your language for a year.
    - **podcast** remembers what you are listening to, and how far you are, for a year or until you close the player.
    - **consent** remembers your choice of cookies for 180 days.

    If you close our offer of a newsletter, the browser remembers that too, so that it does not
    come back.

    Only if you agree do we count visits, and show maps, films and forms from others without
    asking each time. They may set cookies of their own. You can change your choice at any time
    under “Cookie choices” at the end of the page.
  `,
} as const
