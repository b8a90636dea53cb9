import { cookieText } from '../../writing/cookies.ts'
import { to } from '../../writing/marks.ts'
import { accordion, contact, textSection } from '../../writing/modules.ts'
import { landingPage, type Page } from '../../writing/site.ts'
import { kaffe, port } from './pictures.ts'

export const regler: readonly Page[] = [
  landingPage(
    'privatliv',
    {},
    {
      da: {
        title: 'Det, vi ved om dig',
        slug: 'privatliv',
        description: 'Kort sagt: så lidt som muligt, og ikke længere end nødvendigt.',
        modules: [
          textSection({
            text: `
              Køber du billet, gemmer vi dit navn, din mailadresse og kvitteringen, så længe
              bogføringsloven kræver det. Får du vores brev med nyt fra markerne, gemmer vi din
              adresse, til du melder dig fra. Andet har vi ikke brug for.

              Vi giver ikke oplysningerne videre til andre end dem, der sender brevene og tager
              imod betalingen for os, og de må ikke bruge dem til noget selv.
            `,
          }),
          accordion('Dine rettigheder', {
            'Hvordan ser jeg, hvad I har gemt?': 'Skriv til os. Du får svar inden for en måned.',
            'Kan jeg blive slettet?':
              'Ja, bortset fra det, der skal stå i regnskabet. Det ryger ud, når fristen er gået.',
            'Er der kameraer på museet?': 'Ved lågen og på parkeringspladsen. Ikke i husene.',
            'Hvem kan jeg klage til?': 'Til os først, hvis du vil, og ellers til Datatilsynet.',
          }),
          contact(
            'Skriv til',
            'Spørgsmål om personoplysninger lander her.',
            'frilandsmuseet-karen-bro',
          ),
        ],
      },
      en: {
        title: 'What we know about you',
        slug: 'privacy',
        description: 'In short: as little as possible, and no longer than needed.',
        modules: [
          textSection({
            text: `
              If you buy a ticket we keep your name, your e-mail address and the receipt for as
              long as Danish bookkeeping law requires. If you take our letter from the fields we
              keep your address until you sign off. We have no use for anything else.

              We share it only with those who send the letters and take the payments for us, and
              they may not use it for purposes of their own.
            `,
          }),
          accordion('Your rights', {
            'How do I see what you keep?': 'Write to us. You will have an answer within a month.',
            'Can I be deleted?':
              'Yes, apart from what the accounts must hold. That goes when the time limit is up.',
            'Are there cameras?': 'At the gate and in the car park. Not in the houses.',
            'To whom can I complain?':
              'To us first, if you like, or to the Danish Data Protection Agency.',
          }),
          contact(
            'Write to',
            'Questions about personal data end up here.',
            'frilandsmuseet-karen-bro',
          ),
        ],
      },
    },
  ),
  landingPage(
    'cookies',
    { parent: 'privatliv', image: kaffe },
    {
      da: {
        title: 'Småkager på nettet',
        slug: 'privatliv/cookies',
        description: 'Hjemmesiden bager tre slags. De andre er i kroen.',
        modules: [
          textSection({
            text: cookieText.da,
            links: [to('privatliv')],
          }),
        ],
      },
      en: {
        title: 'Cookies, the digital kind',
        slug: 'privacy/cookies',
        description: 'This website bakes three sorts. The rest are at the inn.',
        modules: [
          textSection({
            text: cookieText.en,
            links: [to('privatliv')],
          }),
        ],
      },
    },
  ),
  landingPage(
    'erklaering',
    { image: port },
    {
      da: {
        title: 'Tilgængelighedserklæring for hjemmesiden',
        slug: 'tilgaengelighedserklaering',
        description:
          'Om siderne her kan bruges af alle, hvad der mangler, og hvem man siger det til.',
        modules: [
          textSection({
            text: `
              Siderne skal kunne læses op, forstørres og betjenes uden mus. Vi følger WCAG 2.1 på
              niveau AA og gennemgår siderne hvert forår, når vi alligevel ser tingene efter.

              Kendte mangler: Kortet over museets stier er en tegning og kan ikke læses op. Den
              samme vej er beskrevet i ord på siden om [ruten uden trin](koerestolsruten).
            `,
          }),
          contact(
            'Sig til',
            'Støder du på noget, der ikke virker, så skriv, hvor du var, og hvad du brugte.',
            'frilandsmuseet-karen-bro',
          ),
        ],
      },
      en: {
        title: 'Accessibility statement for this website',
        slug: 'accessibility-statement',
        description: 'Whether everyone can use these pages, what is missing, and whom to tell.',
        modules: [
          textSection({
            text: `
              The pages should work read aloud, enlarged and without a mouse. We follow WCAG 2.1 at
              level AA and go through the site each spring, when we are inspecting things anyway.

              Known gaps: the map of the museum’s paths is a drawing and cannot be read aloud. The
              same walk is described in words on the page about the
              [route without steps](koerestolsruten).
            `,
          }),
          contact(
            'Tell us',
            'If something does not work, write where you were and what you used.',
            'frilandsmuseet-karen-bro',
          ),
        ],
      },
    },
  ),
]
