import { day } from '../../writing/days.ts'
import { knowledgeArticle } from '../../writing/knowledge.ts'
import { print, type Quote, to } from '../../writing/marks.ts'
import { guldhorn, haandvaerk, sal, trykpresse } from './prints.ts'
import { da } from './viden-artikel-tekst.ts'

const haandvaerkMedTekst = print('haandvaerk', haandvaerk.alt, {
  caption: {
    da: 'Et smalt billede med billedtekst. Det fylder spalten og ikke mere.',
    en: 'A narrow picture with a caption. It fills the column and no more.',
    de: 'Ein schmales Bild mit Unterschrift. Es füllt die Spalte und nicht mehr.',
    sv: 'En smal bild med bildtext. Den fyller spalten och inget mer.',
  },
  credit: 'Peter Nørup',
})

const pressenMedTekst = print('trykpresse', trykpresse.alt, {
  caption: {
    da: 'Et bredt billede. Det går ud over spalten til begge sider, når der er plads.',
    en: 'A wide picture. It reaches beyond the column on both sides where there is room.',
    de: 'Ein breites Bild. Es ragt auf beiden Seiten über die Spalte hinaus, wenn Platz ist.',
    sv: 'En bred bild. Den går utanför spalten på båda sidor när det finns plats.',
  },
})

/** With a link, without one, without a source, and with a link that has no address. */
const quotes = (
  linked: string,
  plain: string,
  alone: string,
  nowhere: string,
  words: { editor: string; setter: string; more: string; empty: string },
): Quote[] => [
  { text: linked, source: words.editor, link: to('udsagn', words.more) },
  { text: plain, source: words.setter },
  { text: alone },
  { text: nowhere, source: words.editor, link: to('', words.empty) },
]

const en = `
  This article is here to be looked at. It has everything an article can have: pictures in two
  widths, quotes with and without a link, six notes, headings in two sizes, lists, and a title
  that will not fit on one line anywhere. Its subject is what it is made of, which is at least
  honest.

  ## The line

  A line can be too long. The eye finds the end of it, goes back to look for the next and misses.
  About 65 characters are comfortable, and anything from 45 to 75 will do.[^Most books on
  typography give this figure. Spaces are counted.] That is why the text takes up only a part of
  the page. The room beside it is not wasted. It is what makes reading possible.

  ### And the air between

  Longer lines want more air than short ones. That is the rule, and it is older than screens.

  {{picture 0}}

  ## The initial

  The first letter is larger than the others. The custom comes from manuscripts, where the
  beginning was painted so that one could find it. The first book printed in Denmark appeared in
  Odense in 1482.[^Its printer, Johan Snell, had been called in from Lübeck.] The first in Danish,
  *Den danske rimkrønike*[^Printed by Gotfred of Ghemen in Copenhagen, 1495.], followed thirteen
  years later.

  {{quote 0}}

  ## Italics

  They did not begin as emphasis. They began as thrift: about 1500, in Venice, Aldus Manutius had
  a narrow, sloping type cut, so that more would go on a page and books could be small.[^By
  Francesco Griffo. The capitals still stood upright.] There are three ways to stress something:

  - *italics*, which whisper,
  - **bold**, which shouts,
  - and writing the sentence better, which is free.

  ### A numbered list

  1. Choose the text.
  2. Choose the type.
  3. Remove what you were proud of.

  {{wide 1}}

  ## The note

  A note is a conversation in the doorway. Whoever wishes to move on may do so. In the oldest
  books notes stood in the margin around the text, at times so densely that the text resembled an
  island.[^In manuscripts of law and theology the explanation could be several times as long as
  what it explained.] Here they are at the bottom, and you can jump there and back.

  {{quote 1}}

  ### Words longer than the line

  English has few, but *counterrevolutionaries* and *uncharacteristically* will do on a narrow
  screen.

  ## The same picture again

  {{picture 2}}

  A caption is optional, and this has none. The alternative text is not: it is the picture you get
  when you cannot see it.

  ## A quote by nobody

  {{quote 2}}

  There should be no dash with nothing after it.[^A dash without a name is a finger pointing into
  the dark.] The next one has a link without an address, which must not be shown.

  {{quote 3}}

  ## The end

  A long article should stop before its reader does. Go on to [the states](tilstande). There is no
  footer here, since an article has none. That is not a fault. It is peace.
`

const de = `
  Dieser Artikel ist da, um angesehen zu werden. Er hat alles, was ein Artikel haben kann: Bilder
  in zwei Breiten, Zitate mit und ohne Verweis, Fußnoten, Überschriften in zwei Größen und einen
  Titel, der nirgends in eine Zeile passt.

  ## Die Zeile

  Eine Zeile kann zu lang sein. Das Auge findet das Ende, sucht den Anfang der nächsten und greift
  daneben. Etwa 65 Zeichen sind angenehm.[^Leerzeichen zählen mit.] Der Raum daneben ist nicht
  verschwendet. Er macht das Lesen erst möglich.

  {{picture 0}}

  ### Und die Luft dazwischen

  Lange Zeilen brauchen mehr Luft als kurze. Die Regel ist älter als der Bildschirm.

  {{quote 0}}

  ## Die Fußnote

  Eine Fußnote ist ein Gespräch in der Tür.[^Wer weiter will, darf gehen.] Wer stehen bleibt,
  erfährt, was drinnen keinen Platz hatte.

  {{wide 1}}

  ## Wörter, die länger sind als die Zeile

  Im Deutschen darf man zusammensetzen, solange der Atem reicht. Die
  *Museumsmagazinluftfeuchtigkeitsüberwachungsverordnung* ist erlaubt. Auf schmalen Bildschirmen
  soll sie getrennt werden und nicht über den Rand ragen.

  {{quote 1}}

  {{picture 2}}

  ## Der Schluss

  Ein langer Artikel sollte aufhören, bevor der Leser es tut. Weiter geht es bei den
  [Zuständen](tilstande).
`

const sv = `
  Den här artikeln finns för att bli sedd. Den har allt som en artikel kan ha: bilder i två
  bredder, citat med och utan hänvisning, noter, rubriker i två storlekar och en titel som inte
  ryms på en rad någonstans.

  ## Raden

  En rad kan vara för lång. Ögat hittar slutet, letar efter början på nästa och hamnar fel.
  Omkring 65 tecken är behagligt.[^Mellanslag räknas med.] Utrymmet bredvid är inte bortkastat.
  Det är det som gör att man kan läsa.

  {{picture 0}}

  ### Och luften emellan

  Långa rader vill ha mer luft än korta. Regeln är äldre än skärmen.

  {{quote 0}}

  ## Noten

  En not är ett samtal i dörren.[^Den som vill vidare får gå.] Den som stannar får veta det som
  inte fick plats därinne.

  {{wide 1}}

  ## Ord som är längre än raden

  På svenska får man sätta ihop ord så länge andan räcker. En
  *föremålskonserveringsverkstadsassistentutbildning* är tillåten. På en smal skärm ska den
  avstavas och inte sticka ut över kanten.

  {{quote 1}}

  {{picture 2}}

  ## Slutet

  En lång artikel bör sluta innan läsaren gör det. Fortsätt till [tillstånden](tilstande).
`

export const artikel = knowledgeArticle(
  'viden-artikel',
  {
    parent: 'viden-tema',
    image: sal,
    tags: ['samling', 'forskning', 'haandvaerk'],
    publishedDate: day(-3),
    authors: ['proevesalen-maja-bro', 'proevesalen-peter-norup'],
    pictures: [haandvaerkMedTekst, pressenMedTekst, guldhorn],
  },
  {
    da: {
      title:
        'Om genstandskonserveringsværkstedsassistentuddannelsens betydning for linjelængden, og hvorfor en titel ikke bør være så lang som denne',
      slug: 'viden/typografi/en-artikel-med-alt',
      subtitle: 'En undertitel, der forklarer, hvad titlen kunne have sagt med tre ord',
      description:
        'En artikel, der viser alt, hvad en artikel kan indeholde, og fortæller lidt om hver ting imens.',
      content: da,
      quotes: quotes(
        'Et citat med navn og en henvisning. Henvisningen fører til en side om udsagn.',
        'Et citat med navn, men uden henvisning.',
        'Et citat, som ingen har sagt.',
        'Et citat, hvis henvisning mangler en adresse.',
        {
          editor: 'Maja Bro, redaktør',
          setter: 'Peter Nørup, sætter',
          more: 'Om udsagn',
          empty: 'Denne tekst skal ikke kunne ses',
        },
      ),
      facts: {
        '65': 'tegn på en linje er behageligt at læse',
        '1482': 'blev den første bog trykt i Danmark',
        '6': 'noter står der nederst',
        '1.440.000': 'er et tal, der skal kunne være her',
        Overskriftsstørrelsesforhold: 'er et ord, hvor man venter et tal',
      },
      related: ['viden-kort', 'tilstande', 'lang-titel', 'billede', 'udsagn'],
    },
    en: {
      title:
        'On the uncharacteristically overintellectualised nomenclature of typographical incomprehensibilities, and why no title should be as long as this one',
      slug: 'knowledge/typography/an-article-with-everything',
      subtitle: 'A subtitle that explains what the title might have said in three words',
      description:
        'An article that shows all that an article can hold, and says a little about each thing on the way.',
      content: en,
      quotes: quotes(
        'A quote with a name and a link. The link leads to a page about statements.',
        'A quote with a name but no link.',
        'A quote that nobody said.',
        'A quote whose link lacks an address.',
        {
          editor: 'Maja Bro, editor',
          setter: 'Peter Nørup, typesetter',
          more: 'On statements',
          empty: 'This text is not to be seen',
        },
      ),
      facts: {
        '65': 'characters make a comfortable line',
        '1482': 'saw the first book printed in Denmark',
        '6': 'notes stand at the bottom',
        '1,440,000': 'is a figure that must fit here',
        Overintellectualisation: 'is a word where one expects a figure',
      },
      related: ['viden-kort', 'tilstande', 'lang-titel', 'billede', 'udsagn'],
    },
    de: {
      title:
        'Die Museumsmagazinluftfeuchtigkeitsüberwachungsverordnung und warum ein Titel nicht so lang sein sollte wie dieser',
      slug: 'wissen/typografie/ein-artikel-mit-allem',
      subtitle: 'Ein Untertitel, der erklärt, was der Titel in drei Wörtern gesagt hätte',
      description: 'Ein Artikel, der zeigt, was ein Artikel enthalten kann.',
      content: de,
      quotes: quotes(
        'Ein Zitat mit Namen und Verweis.',
        'Ein Zitat mit Namen, aber ohne Verweis.',
        'Ein Zitat, das niemand gesagt hat.',
        'Ein Zitat, dessen Verweis keine Adresse hat.',
        {
          editor: 'Maja Bro, Redakteurin',
          setter: 'Peter Nørup, Setzer',
          more: 'Über Aussagen',
          empty: 'Dieser Text soll nicht zu sehen sein',
        },
      ),
      facts: { '65': 'Zeichen ergeben eine angenehme Zeile', '2': 'Fußnoten stehen unten' },
      related: ['tilstande', 'lang-titel'],
    },
    sv: {
      title:
        'Föremålskonserveringsverkstadsassistentutbildningens betydelse för radlängden och varför en titel inte bör vara så lång som denna',
      slug: 'kunskap/typografi/en-artikel-med-allt',
      subtitle: 'En underrubrik som förklarar vad titeln kunde ha sagt med tre ord',
      description: 'En artikel som visar allt som en artikel kan innehålla.',
      content: sv,
      quotes: quotes(
        'Ett citat med namn och hänvisning.',
        'Ett citat med namn men utan hänvisning.',
        'Ett citat som ingen har sagt.',
        'Ett citat vars hänvisning saknar adress.',
        {
          editor: 'Maja Bro, redaktör',
          setter: 'Peter Nørup, sättare',
          more: 'Om uttalanden',
          empty: 'Den här texten ska inte synas',
        },
      ),
      facts: { '65': 'tecken ger en behaglig rad', '2': 'noter står längst ner' },
      related: ['tilstande', 'lang-titel'],
    },
  },
)
