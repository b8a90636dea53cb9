import { day } from '../../writing/days.ts'
import { to } from '../../writing/marks.ts'
import { accordion } from '../../writing/modules.ts'
import { publication, publicationOverview } from '../../writing/research.ts'
import type { Page } from '../../writing/site.ts'
import { aarringe, kartotek, orlogsskib, runesten, vaev } from './prints.ts'

const publikationer = publicationOverview(
  'publikationer',
  { image: kartotek },
  {
    da: {
      title: 'Publikationer',
      slug: 'publikationer',
      description: 'Artikler, rapporter og bøger, nyeste først. Næsten alt kan hentes.',
      call: to('aabne-data', 'Data bag artiklerne'),
      modules: [
        accordion('Om at citere og hente', {
          'Er alt frit tilgængeligt?':
            'Ja, fra 2018. Ældre ting kan læses på [læsesalen](laesesalen).',
          'Hvordan citerer jeg?': 'Forfatter, år, titel. Nævn gerne nummeret på datasættet.',
          'Trækker I noget tilbage?':
            'Det sker. Så står der en rød linje øverst, og teksten bliver liggende.',
        }),
      ],
    },
    en: {
      title: 'Publications',
      slug: 'publications',
      description: 'Papers, reports and books, the newest first. Nearly all can be downloaded.',
      call: to('aabne-data', 'The data behind them'),
      modules: [
        accordion('Quoting and downloading', {
          'Is everything open?':
            'From 2018 on, yes. What is older may be read in the [reading room](laesesalen).',
          'How do I quote?': 'Author, year, title. Do add the number of the data set.',
          'Do you withdraw things?':
            'It happens. There will be a red line at the top, and the text stays.',
        }),
      ],
    },
  },
)

const vraget = publication(
  'pub-vraget',
  {
    parent: 'publikationer',
    image: orlogsskib,
    tags: ['forskning'],
    publishedDate: day(-48),
    authors: ['Erik Sandholm', 'Sofie Ravn', 'Thomas Hvid'],
    cited: {
      journal: 'Skrifter fra havet',
      volume: '14',
      pages: '3–24',
      doi: '10.5555/vitrine.hav.14.3',
    },
    researchUnit: 'enhed-hav',
  },
  {
    da: {
      title: 'Vraget på 31 meter. En skipper, et skib og en uoverensstemmelse',
      slug: 'publikationer/vraget-på-31-meter',
      description: 'Ringene siger ét år, arkivet et andet. Artiklen handler om forskellen.',
      content: `
        Et vrag uden navn blev fundet under en rutineopmåling. Dykkerne hentede seks prøver, laboratoriet talte ringe, og arkivet
        fandt en skipper, der havde meldt sit skib savnet. Alt passede, undtagen at skibet ifølge ringene var bygget tre år efter, at
        det sank.

        Artiklen gennemgår de fire forklaringer, som forfatterne har kunnet finde på: en reparation, en fejl i kurven, en forkert
        skipper eller en løgn i protokollen. De tre første bliver afvist med målinger. Den fjerde lader sig ikke måle, men en
        forsikringssag fra samme havn gør den nærliggende.

        Vi konkluderer forsigtigt, at skipperen meldte et andet skib savnet end det, han havde mistet. Alle tal er lagt frem, og
        forfatterne er indbyrdes uenige om sidste afsnit. Uenigheden er trykt.
      `,
      facts: { Trykt: 'Skrifter fra havet 14', Sider: '22', Fagfællebedømt: 'Ja' },
      link: to('office:reading/forskning/vraget', 'Læs artiklen'),
    },
    en: {
      title: 'The wreck at 31 metres. A skipper, a ship and a discrepancy',
      slug: 'publications/the-wreck-at-31-metres',
      description:
        'The rings say one year, the archive another. The paper is about the difference.',
      content: `
        A wreck without a name turned up during a routine survey. Divers brought six samples, the laboratory counted rings, and the
        archive found a skipper who had reported his ship missing. Everything agreed, except that by its rings the ship was built
        three years after it sank.

        The paper goes through the four explanations that its authors could think of: a repair, an error in the curve, the wrong
        skipper, or a lie in the records. The first three are ruled out by measurement. The fourth cannot be measured, but an
        insurance case from the same port makes it likely.

        We conclude with care that the skipper reported another ship than the one he had lost. All figures are published. The authors
        do not agree on the last paragraph, and the disagreement is printed.
      `,
      facts: { 'Printed in': 'Papers from the Sea 14', Pages: '22', 'Peer-reviewed': 'Yes' },
      link: to('office:reading/forskning/vraget', 'Read the paper'),
    },
  },
)

const ringene = publication(
  'pub-ringenes-alfabet',
  {
    parent: 'publikationer',
    image: aarringe,
    tags: ['forskning', 'natur'],
    publishedDate: day(-290),
    authors: ['Sofie Ravn', 'Signe Kloster'],
    cited: {
      publisher: 'Museernes Forlag',
      isbn: '978-87-999999-0-3',
      doi: '10.5555/vitrine.ringe',
    },
    researchUnit: 'enhed-miljoe',
  },
  {
    da: {
      title: 'Ringenes alfabet. En håndbog i at måle eg',
      slug: 'publikationer/ringenes-alfabet',
      description: 'Til dem, der skal stå på et kirkeloft med et tilvækstbor for første gang.',
      content: `
        Håndbogen er skrevet til tømrere, bygningsarkæologer og studerende, der for første gang skal udtage en prøve af gammelt
        egetræ. Den begynder med at se på bjælken: Er der bark? Er der savspor? Har den siddet et andet sted? Først på side 30 bliver
        der boret.

        De midterste kapitler viser, hvordan man måler, hvad man gør ved en ring, der mangler, og hvorfor to kurver, der ligner
        hinanden, ikke nødvendigvis er i familie. Der er øvelser. Løsningerne står bagest, på hovedet.

        Til sidst er der et kapitel om genbrugt tømmer. Middelalderens bygherrer smed ikke gode bjælker ud, og mange huse er
        blevet dateret til et træ, som allerede var bedstefar, da det kom op. Bogen koster ingenting og er vaskbar.
      `,
      facts: { Sider: '96', Format: 'Passer i en arbejdslomme', Pris: 'Gratis' },
      link: to('office:reading/forskning/ringe', 'Hent håndbogen'),
    },
    en: {
      title: 'The alphabet of rings. A handbook for measuring oak',
      slug: 'publications/the-alphabet-of-rings',
      description: 'For those who must stand in a church loft with a corer for the first time.',
      content: `
        The handbook is for carpenters, building archaeologists and students who are about to take their first sample of old oak. It
        begins by looking at the beam: is there bark? Are there saw marks? Has it been somewhere else? Drilling comes on page 30.

        The middle chapters show how to measure, what to do about a ring that is missing, and why two curves that look alike are not
        always related. There are exercises. The solutions are at the back, upside down.

        The last chapter is about reused timber. Medieval builders did not throw good beams away, and many a house has been dated to a
        tree that was a grandfather when it went up. The book is free of charge, and washable.
      `,
      facts: { Pages: '96', Format: 'Fits a work pocket', Price: 'Free' },
      link: to('office:reading/forskning/ringe', 'Get the handbook'),
    },
  },
)

const uld = publication(
  'pub-ternet-uld',
  {
    parent: 'publikationer',
    image: vaev,
    tags: ['forskning', 'haandvaerk', 'oldtid'],
    publishedDate: day(-120),
    authors: ['Nanna Fogh', 'Inger Vestergaard', 'Dorthe Bech'],
    cited: {
      journal: 'Tråd og tid',
      volume: '8',
      issue: '2',
      pages: '101–137',
      doi: '10.5555/vitrine.traad.8.2.101',
    },
    researchUnit: 'enhed-haandvaerk',
  },
  {
    da: {
      title: 'Ternet uld. Farvestoffer i 118 tråde fra ældre jernalder',
      slug: 'publikationer/ternet-uld',
      description: 'Der var flere farver, end der var navne til.',
      content: `
        I denne artikel fremlægger vi målinger af 118 tråde fra danske mosefund. I 71 af dem er der fundet spor af planter, der
        giver farve. I 30 er der ingen spor, hvilket ikke betyder, at der ingen farve var. I 17 er vi i tvivl og skriver hvorfor.

        Det nye er blandingerne. Flere tråde er farvet to gange, først med gult og siden med blåt, så resultatet må have været grønt.
        Grønt er sværere end begge dele. Nogen har altså kunnet, og nogen har villet.

        Artiklen diskuterer, om farvning skete hjemme eller hos folk, der havde det som fag. Forsøg i farvehaven taler for det
        sidste: Det tog os fire somre at få det samme grønne to gange. Prøver, billeder og tal kan hentes samlet.
      `,
      facts: { Tråde: '118', Data: 'Sæt 0417', Fagfællebedømt: 'Ja' },
      link: to('office:reading/forskning/ternet-uld', 'Læs artiklen'),
    },
    en: {
      title: 'Checked wool. Dyes in 118 threads of the early Iron Age',
      slug: 'publications/checked-wool',
      description: 'There were more colours than there were words for.',
      content: `
        The paper presents readings of 118 threads from Danish bog finds. In 71 there are traces of plants that give colour. In 30 there
        are none, which is not to say that there was none. About 17 we are in doubt, and we say why.

        What is new is the mixtures. Several threads were dyed twice, first yellow and then blue, so that the result must have been
        green. Green is harder than either. Somebody was able to, then, and somebody wanted to.

        We discuss whether dyeing was done at home or by people who made it their trade. Trials in the dye garden speak for the
        latter: it took us four summers to get the same green twice. Samples, pictures and figures may be had in one file.
      `,
      facts: { Threads: '118', Data: 'Set 0417', 'Peer-reviewed': 'Yes' },
      link: to('office:reading/forskning/ternet-uld', 'Read the paper'),
    },
  },
)

const tegn = publication(
  'pub-seksten-tegn',
  {
    parent: 'publikationer',
    image: runesten,
    tags: ['forskning', 'vikingetid', 'middelalder'],
    publishedDate: day(-410),
    authors: ['Lisbeth Rahbek'],
    cited: {
      publisher: 'Museernes Forlag',
      isbn: '978-87-999999-1-0',
      doi: '10.5555/vitrine.skrift.6',
    },
    researchUnit: 'enhed-skrift',
  },
  {
    da: {
      title: 'At stave, som man taler. Dialekt i runer på træ',
      slug: 'publikationer/at-stave-som-man-taler',
      description: 'Folk, der ikke havde lært retskrivning, er de bedste vidner.',
      content: `
        Den, der skriver uden regler, skriver, hvad han hører. Bogen undersøger 214 korte runeindskrifter på træ og ben fra
        middelalderbyer og leder efter de steder, hvor stavningen afslører en udtale: en vokal, der er blevet til to, en endelse,
        der er faldet af.

        Resultatet er et kort over, hvordan folk har talt i nogle af byerne omkring år 1200. Det er groft, og det har huller, men det
        passer overraskende godt med, hvad dialektforskere samlede ind hos gamle bønder 700 år senere.

        Bogen er skrevet, så den kan læses af andre end runologer. De tekniske dele er rykket ind, og et enkelt kapitel, om et
        skældsord på en kam, har forfatteren valgt at lade stå på latin.
      `,
      facts: { Sider: '304', Bind: 'Studier i skrift 6', Pris: '320 kr. eller frit på nettet' },
      link: to('office:reading/forskning/at-stave', 'Læs bogen'),
    },
    en: {
      title: 'Spelling as one speaks. Dialect in runes on wood',
      slug: 'publications/spelling-as-one-speaks',
      description: 'Those who never learned to spell make the best witnesses.',
      content: `
        Whoever writes without rules writes what he hears. The book studies 214 short inscriptions on wood and bone from medieval towns,
        and looks for the places where spelling gives away a pronunciation: a vowel that has become two, an ending that has dropped
        off.

        The result is a map of how people spoke in some of the towns around 1200. It is coarse and has holes, but agrees
        surprisingly well with what dialectologists collected from old farmers seven hundred years later.

        It was written to be read by others than runologists. Technical parts are indented, and one chapter, on a term of abuse on a
        comb, the author has chosen to leave in Latin.
      `,
      facts: {
        Pages: '304, in Danish',
        Series: 'Studies in Writing 6',
        Price: 'DKK 320, or free online',
      },
      link: to('office:reading/forskning/at-stave', 'Read the book'),
    },
  },
)

export const publications: readonly Page[] = [publikationer, vraget, ringene, uld, tegn]
