import { to } from '../../writing/marks.ts'
import {
  accordion,
  type Module,
  statement,
  textRibbon,
  textSection,
} from '../../writing/modules.ts'
import { landingPage, type Page } from '../../writing/site.ts'
import { mikrofon, skoletavle, trykpresse } from './prints.ts'

// Markdown has no word for these three: a lead, an underlining, a lowered sign.
const raw = (lead: string, underlined: string, formula: string): Module =>
  ({
    _type: 'textSection',
    content: [
      {
        _type: 'block',
        style: 'lead',
        markDefs: [],
        children: [{ _type: 'span', text: lead, marks: [] }],
      },
      {
        _type: 'block',
        style: 'normal',
        markDefs: [],
        children: [
          { _type: 'span', text: underlined, marks: ['underline'] },
          { _type: 'span', text: ' · H', marks: [] },
          { _type: 'span', text: '2', marks: ['sub'] },
          { _type: 'span', text: `O ${formula}`, marks: [] },
        ],
      },
    ],
  }) as Module

export const modulerTekst: readonly Page[] = [
  landingPage(
    'tekstafsnit',
    { parent: 'moduler', image: trykpresse, tags: ['samling'] },
    {
      da: {
        title: 'Tekstafsnit',
        slug: 'moduler/tekstafsnit',
        description:
          'Løbende tekst med alt, hvad den kan: overskrifter, lister, citater og henvisninger.',
        modules: [
          raw(
            'En indledning, der er sat større end resten, fordi den skal læses først.',
            'Understreget',
            'er vand, også i museets fugtmåler.',
          ),
          textSection({
            title: 'Alle slags afsnit',
            text: `
              Et afsnit med **fed**, *kursiv*, ~~overstreget~~, \`kode\` og [en henvisning](front).
              Derefter en henvisning [ud af huset](https://example.org) og en [til
              postkassen](mailto:proeve@example.org).

              ## Overskrift på andet niveau

              Et kort afsnit.

              ### Overskrift på tredje niveau

              - et punkt
              - et punkt med **fed**
                - et punkt under punktet
              - et sidste punkt

              #### Overskrift på fjerde niveau

              1. først dette
              2. så dette
              3. til sidst dette

              > Et citat er en anden, der har sagt det bedre.
            `,
            links: [to('front', 'Til forsiden'), to('https://example.org', 'Et andet sted')],
          }),
          textSection({
            text: 'Et afsnit uden titel og uden henvisninger. Det skal kunne stå alene.',
          }),
        ],
      },
      en: {
        title: 'Text section',
        slug: 'modules/text-section',
        description:
          'Running text with everything it can hold: headings, lists, quotations and links.',
        modules: [
          raw(
            'A lead, set larger than the rest because it is to be read first.',
            'Underlined',
            'is water, in the museum’s hygrometer too.',
          ),
          textSection({
            title: 'All kinds of paragraph',
            text: `
              A paragraph with **bold**, *italic*, ~~struck~~, \`code\` and [a link](front). Then a
              link [out of the house](https://example.org) and one [to the letter
              box](mailto:proeve@example.org).

              ## A heading of the second level

              A short paragraph.

              ### A heading of the third level

              - a point
              - a point in **bold**
                - a point under the point
              - a last point

              #### A heading of the fourth level

              1. first this
              2. then this
              3. finally this

              > A quotation is someone else who put it better.
            `,
            links: [to('front', 'To the front page'), to('https://example.org', 'Somewhere else')],
          }),
          textSection({
            text: 'A section without title or links. It must be able to stand alone.',
          }),
        ],
      },
      de: {
        title: 'Textabschnitt',
        slug: 'module/textabschnitt',
        description: 'Fließtext mit allem, was er kann.',
        modules: [
          raw(
            'Ein Vorspann, größer gesetzt als der Rest.',
            'Unterstrichen',
            'ist Wasser, auch im Hygrometer des Museums.',
          ),
          textSection({
            title: 'Absätze aller Art',
            text: `
              Ein Absatz mit **Fettem**, *Kursivem* und [einem Verweis](front).

              - ein Punkt
              - noch ein Punkt

              > Ein Zitat ist jemand, der es besser gesagt hat.
            `,
            links: [to('front', 'Zur Startseite')],
          }),
        ],
      },
      sv: {
        title: 'Textavsnitt',
        slug: 'moduler/textavsnitt',
        description: 'Löpande text med allt den kan.',
        modules: [
          raw(
            'En ingress, satt större än resten.',
            'Understruket',
            'är vatten, även i museets hygrometer.',
          ),
          textSection({
            title: 'Stycken av alla slag',
            text: `
              Ett stycke med **fetstil**, *kursiv* och [en länk](front).

              - en punkt
              - en punkt till

              > Ett citat är någon annan som sagt det bättre.
            `,
            links: [to('front', 'Till startsidan')],
          }),
        ],
      },
    },
  ),
  landingPage(
    'harmonika',
    { parent: 'moduler', image: skoletavle, tags: ['samling'] },
    {
      da: {
        title: 'Harmonika',
        slug: 'moduler/harmonika',
        description:
          'Spørgsmål, der kan foldes ud. Godt til praktiske ting, dårligt til det, alle skal læse.',
        modules: [
          accordion('Med fire slags svar', {
            'Et kort spørgsmål?': 'Et kort svar.',
            'Et spørgsmål, der er så langt, at det fylder to linjer på en almindelig skærm og fire på en lille?':
              'Svaret er til gengæld nej.',
            'Kan et svar have en liste?': 'Ja:\n\n- den her\n- og den her',
            'Kan et svar have en henvisning?': 'Ja, for eksempel [til forsiden](front).',
          }),
          accordion('Med et enkelt', { 'Er det nok?': 'Til nød.' }),
        ],
      },
      en: {
        title: 'Accordion',
        slug: 'modules/accordion',
        description:
          'Questions that open. Good for practical things, bad for what everyone must read.',
        modules: [
          accordion('Four kinds of answer', {
            'A short question?': 'A short answer.',
            'A question so long that it fills two lines on an ordinary screen and four on a small one?':
              'The answer, on the other hand, is no.',
            'Can an answer hold a list?': 'Yes:\n\n- this one\n- and this',
            'Can an answer hold a link?': 'Yes, for instance [to the front page](front).',
          }),
          accordion('Only one', { 'Is that enough?': 'At a pinch.' }),
        ],
      },
      de: {
        title: 'Akkordeon',
        slug: 'module/akkordeon',
        description: 'Fragen zum Aufklappen.',
        modules: [
          accordion('Dreierlei Antworten', {
            'Eine kurze Frage?': 'Eine kurze Antwort.',
            'Eine Frage, die so lang ist, dass sie auf kleinen Bildschirmen vier Zeilen braucht?':
              'Nein.',
            'Kann eine Antwort verweisen?': 'Ja, etwa [zur Startseite](front).',
          }),
        ],
      },
      sv: {
        title: 'Dragspel',
        slug: 'moduler/dragspel',
        description: 'Frågor som går att fälla ut.',
        modules: [
          accordion('Tre sorters svar', {
            'En kort fråga?': 'Ett kort svar.',
            'En fråga som är så lång att den fyller fyra rader på en liten skärm?': 'Nej.',
            'Kan ett svar ha en länk?': 'Ja, till exempel [till startsidan](front).',
          }),
        ],
      },
    },
  ),
  landingPage(
    'udsagn',
    { parent: 'moduler', image: mikrofon, tags: ['samling'] },
    {
      da: {
        title: 'Udsagn',
        slug: 'moduler/udsagn',
        description: 'Én sætning, sat stort. Mere end én pr. side er råb.',
        modules: [
          statement(
            'Man skal se tingene for at tro dem.',
            'Konservator med lup',
            to('tekstafsnit', 'Se på teksten'),
          ),
          textSection({
            text: 'Ovenfor står udsagnet med kilde og henvisning. Nedenfor står det helt alene.',
          }),
          statement('Kort.'),
        ],
      },
      en: {
        title: 'Statement',
        slug: 'modules/statement',
        description: 'One sentence, set large. More than one to a page is shouting.',
        modules: [
          statement(
            'Things must be seen to be believed.',
            'Conservator with a lens',
            to('tekstafsnit', 'Look at the text'),
          ),
          textSection({ text: 'Above, a statement with source and link. Below, one quite alone.' }),
          statement('Short.'),
        ],
      },
      de: {
        title: 'Aussage',
        slug: 'module/aussage',
        description: 'Ein Satz, groß gesetzt.',
        modules: [
          statement('Man muss die Dinge sehen, um sie zu glauben.', 'Restauratorin mit Lupe'),
          statement('Kurz.'),
        ],
      },
      sv: {
        title: 'Uttalande',
        slug: 'moduler/uttalande',
        description: 'En mening, satt stort.',
        modules: [
          statement('Man måste se saker för att tro på dem.', 'Konservator med lupp'),
          statement('Kort.'),
        ],
      },
    },
  ),
  landingPage(
    'tekstbaand',
    { parent: 'moduler', tags: ['samling'] },
    {
      da: {
        title: 'Tekstbånd',
        slug: 'moduler/tekstbånd',
        description: 'Korte tekster på et bånd. Det ruller ikke af sig selv.',
        modules: [
          textRibbon(
            to('front', 'Med henvisning'),
            to('', 'Uden henvisning'),
            to('https://example.org', 'Ud af huset'),
          ),
          textSection({
            text: 'Her er et bånd med kun ét stykke, og et, der er for langt til skærmen.',
          }),
          textRibbon(to('', 'Alene')),
          textRibbon(
            to('', 'Mandag lukket'),
            to('', 'Tirsdag åbent'),
            to('', 'Onsdag omvisning'),
            to('', 'Torsdag til klokken 21'),
            to('', 'Fredag foredrag'),
            to('', 'Lørdag værksted'),
            to('', 'Søndag stille'),
          ),
        ],
      },
      en: {
        title: 'Text ribbon',
        slug: 'modules/text-ribbon',
        description: 'Short texts on a band. It does not roll by itself.',
        modules: [
          textRibbon(
            to('front', 'With a link'),
            to('', 'Without a link'),
            to('https://example.org', 'Out of the house'),
          ),
          textSection({
            text: 'Here is a ribbon with one piece only, and one too long for the screen.',
          }),
          textRibbon(to('', 'Alone')),
          textRibbon(
            to('', 'Monday closed'),
            to('', 'Tuesday open'),
            to('', 'Wednesday tour'),
            to('', 'Thursday until 9 pm'),
            to('', 'Friday lecture'),
            to('', 'Saturday workshop'),
            to('', 'Sunday silence'),
          ),
        ],
      },
    },
  ),
]
