import { day } from '../../writing/days.ts'
import { relatedContent, textSection } from '../../writing/modules.ts'
import { pressOverview, pressRelease } from '../../writing/press.ts'
import type { Page } from '../../writing/site.ts'
import { egtvedpigen, kartotek, mikroskop, orlogsskib } from './prints.ts'

const presse = pressOverview(
  'presse',
  { image: mikroskop, contacts: ['forskning-henrik-damgaard'] },
  {
    da: {
      title: 'Nyt til pressen',
      slug: 'presse',
      description: 'Resultater, når de er klar, og rettelser, når de er nødvendige.',
      modules: [
        textSection({
          title: 'Før du skriver',
          text: `
            Vi udtaler os om det, vi har målt. Spørg gerne, hvor sikkert det er; vi svarer med et tal. Er du i tvivl om en overskrift, så
            læs den op for forskeren. Det tager et minut og har reddet adskillige stenaldermænd.
          `,
        }),
      ],
    },
    en: {
      title: 'For the press',
      slug: 'press',
      description: 'Results when they are ready, and corrections when they are due.',
      modules: [
        textSection({
          title: 'Before you write',
          text: `
            We comment on what we have measured. Do ask how certain it is; the answer will be a number. If in doubt about a headline, read
            it to the researcher. It takes a minute and has saved several Stone-Age men.
          `,
        }),
      ],
    },
  },
)

const taender = pressRelease(
  'presse-taender',
  {
    parent: 'presse',
    image: egtvedpigen,
    tags: ['forskning', 'oldtid'],
    publishedDate: day(-18),
    contacts: ['forskning-jeppe-holst', 'forskning-henrik-damgaard'],
    share: true,
  },
  {
    da: {
      title: 'Hver ottende kom udefra',
      slug: 'presse/hver-ottende-kom-udefra',
      description: 'De første 412 tænder fra danske grave er målt. De fleste blev, hvor de var.',
      content: `
        Knap halvvejs i et stort måleprogram kan Nationalmuseets forskere for første gang sige noget om, hvor mange der flyttede til det
        nuværende Danmark i oldtid og middelalder. Af 412 undersøgte personer er hver ottende vokset op et andet sted.

        Tallet bygger på strontium i tandemaljen, der dannes i barndommen. ”Det er færre, end vi havde ventet, og de er spredt jævnere,”
        siger forsker Jeppe Holst. ”Vi ledte efter bølger. Indtil nu ser det mere ud som en stadig sivning.”

        Han understreger, at metoden kan se, hvem der ikke er herfra, men sjældent hvorfra de så kom. Og den kan ikke se dem, der
        voksede op på en undergrund, som ligner vores.

        Rapporten, alle målinger og en liste over kasserede prøver er lagt frem i dag. Programmet fortsætter, til tusind tænder er
        målt.
      `,
      modules: [
        relatedContent('Bag tallet', { Læs: ['projekt-taender', 'pub-emalje', 'strontium'] }),
      ],
    },
    en: {
      title: 'One in eight came from elsewhere',
      slug: 'press/one-in-eight',
      description: 'The first 412 teeth from Danish graves are measured. Most people stayed put.',
      content: `
        Not quite halfway through a large programme, researchers at the National Museum can for the first time say how many people moved
        to what is now Denmark in prehistory and the Middle Ages. Of 412 individuals, one in eight grew up somewhere else.

        The figure rests on strontium in the enamel of teeth, which forms in childhood. ‘It is fewer than we expected, and they are more
        evenly spread,’ says Jeppe Holst. ‘We looked for waves. So far it is more like a steady seeping.’

        He stresses that the method shows who is not from here, but seldom where they came from. Nor can it see those who grew up on
        ground that resembles ours.

        The report, all readings and a list of rejected samples are published today. The programme continues until a thousand teeth
        have been measured.
      `,
      modules: [
        relatedContent('Behind the figure', {
          Read: ['projekt-taender', 'pub-emalje', 'strontium'],
        }),
      ],
    },
  },
)

const vraget = pressRelease(
  'presse-vraget',
  {
    parent: 'presse',
    image: orlogsskib,
    tags: ['forskning'],
    publishedDate: day(-47),
    contacts: ['forskning-erik-sandholm'],
    share: true,
  },
  {
    da: {
      title: 'Skib sank tre år, før det blev bygget',
      slug: 'presse/skib-sank-før-det-blev-bygget',
      description: 'Årringe afslører, at en skipper meldte det forkerte skib savnet.',
      content: `
        På 31 meters dybde ligger et handelsskib, som ifølge protokollen forliste tre år før det år, hvor dets yngste planke blev fældet.
        Det kan ikke passe, og i en ny artikel forklarer arkæologer og historikere hvorfor.

        ”Først troede vi, at vi havde målt forkert,” siger marinarkæolog Erik Sandholm. ”Så målte vi igen. Så begyndte historikeren at
        læse forsikringssager.”

        I samme havn blev der i de år anmeldt usædvanligt mange forlis. Et skib, der var meldt savnet, kunne give erstatning og sejle
        videre under et andet navn, til det en dag virkelig gik ned. Forskerne mener, at det er, hvad der er sket, men skriver også, hvad
        der taler imod.

        Vraget bliver liggende. Positionen er ikke offentlig. Pressen kan få billeder og film fra dykningerne.
      `,
      modules: [
        relatedContent('Mere om skibet', { Læs: ['pub-vraget', 'projekt-vragtrae', 'enhed-hav'] }),
      ],
    },
    en: {
      title: 'Ship sank three years before it was built',
      slug: 'press/ship-sank-before-it-was-built',
      description: 'Tree rings reveal that a skipper reported the wrong ship missing.',
      content: `
        At a depth of 31 metres lies a merchantman which, according to the records, went down three years before its youngest plank was
        felled. That cannot be right, and in a new paper archaeologists and historians explain why.

        ‘At first we thought our measurements were off,’ says maritime archaeologist Erik Sandholm. ‘Then we measured again. Then the
        historian began to read insurance cases.’

        In those years an unusual number of losses were reported in one port. A ship declared missing might earn compensation and sail on
        under another name, until one day it did go down. The authors believe that this is what happened, but also set out what
        speaks against it.

        The wreck stays where it is, and its position is not public. Pictures and film of the dives are available.
      `,
      modules: [
        relatedContent('More about the ship', {
          Read: ['pub-vraget', 'projekt-vragtrae', 'enhed-hav'],
        }),
      ],
    },
  },
)

const rettelse = pressRelease(
  'presse-rettelse',
  {
    parent: 'presse',
    image: kartotek,
    tags: ['forskning'],
    publishedDate: day(-140),
    contacts: ['forskning-dorthe-bech', 'forskning-henrik-damgaard'],
  },
  {
    da: {
      title: 'Rettelse: Kammen er hundrede år yngre',
      slug: 'presse/rettelse-kammen',
      description: 'Et resultat fra sidste år holder ikke. Her er det, der er galt, og det nye.',
      content: `
        For et år siden meddelte vi, at en benkam med runer var fra omkring år 750. Det er ikke rigtigt. Kammen er snarere fra midten af
        800-tallet. Vi beklager over for dem, der har gentaget det, og især over for de to skolebøger, der nåede at gå i trykken.

        Fejlen opstod, fordi prøven var forurenet af en lim, som en konservator havde brugt i 1950’erne. Limen var lavet af gamle
        knogler. Den trak dateringen bagud uden at efterlade andre spor.

        ”Limen stod faktisk i rapporten fra dengang,” siger laboratorieleder Dorthe Bech. ”Vi læste den ikke. Nu læser vi dem alle.”

        Laboratoriet har gennemgået de øvrige prøver med samme baggrund. Fire af dem bliver målt igen. Runernes læsning er uændret: Der
        står stadig *kam*.
      `,
    },
    en: {
      title: 'Correction: the comb is a century younger',
      slug: 'press/correction-the-comb',
      description: 'A result of last year does not hold. This is what was wrong, and what is new.',
      content: `
        A year ago we announced that a bone comb with runes dated from around 750. That is not right. The comb is more likely to be of the
        mid-ninth century. We apologise to those who repeated it, and above all to the two schoolbooks that had gone to press.

        The sample was contaminated by a glue that a conservator had used in the 1950s. It had been made from ancient bones, and
        pushed the date back without leaving other traces.

        ‘The glue was in fact in the report of the time,’ says Dorthe Bech, head of the laboratory. ‘We did not read it. Now we read them
        all.’

        The laboratory has been through its other samples of the kind. Four will be measured again. The reading of the runes stands:
        they still say *comb*.
      `,
    },
  },
)

const legater = pressRelease(
  'presse-legater',
  {
    parent: 'presse',
    tags: ['fagfolk'],
    publishedDate: day(-225),
    contacts: ['forskning-henrik-damgaard'],
  },
  {
    da: {
      title: 'Seks skriveborde søger forskere',
      slug: 'presse/seks-skriveborde',
      description: 'Årets legater til gæsteforskere er slået op.',
      content: `
        Nationalmuseets forskningsafdeling åbner for ansøgninger til seks gæstepladser på mellem en og seks måneder. Pladserne er for
        forskere, der har et spørgsmål, som kun kan besvares med museets samlinger, og som kan forklare det på to sider.

        I år er der et ekstra legat til en, der vil gennemgå et materiale, ingen har rørt i halvtreds år. Forslag ligger på en liste, men
        man må gerne finde sit eget. Sidste års modtager valgte en kasse med 900 låse uden nøgler og er ikke færdig.

        ”Vi får det bedste ud af folk, der stiller spørgsmål, vi er holdt op med at stille,” siger forskningschef Henrik Damgaard.

        Fristerne er 1. april og 1. oktober. Gæster får arbejdsplads, adgang til laboratoriet og en vejleder, der spiser frokost. Boligen er
        desværre optaget.
      `,
      modules: [relatedContent('Søg', { Læs: ['gaesteforsker', 'speciale'] })],
    },
  },
)

export const press: readonly Page[] = [presse, taender, vraget, rettelse, legater]
