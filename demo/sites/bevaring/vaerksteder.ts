import { to } from '../../writing/marks.ts'
import {
  accordion,
  picture,
  relatedContent,
  statement,
  styledTextAndVisual,
  textRibbon,
  textSection,
} from '../../writing/modules.ts'
import { service } from '../../writing/press.ts'
import { landingPage, type Page } from '../../writing/site.ts'
import {
  aarringe,
  haandvaerk,
  konservator,
  mikroskop,
  moenter,
  uniform,
  vaev,
  vikingeskib,
} from './prints.ts'

const vaerksteder = landingPage(
  'vaerksteder',
  { image: haandvaerk, tags: ['bevaring', 'haandvaerk'] },
  {
    da: {
      title: 'Genstandskonserveringsværkstedet og dets naboer',
      slug: 'værksteder',
      description: 'Ordet fylder hele dørskiltet. Inden for døren fylder skibene.',
      modules: [
        textSection({
          text: `
            Vi er delt efter materiale, ikke efter alder. En sølvknap fra 1958 og en fra 958 har mere til fælles end en knap og den
            kjole, den sidder i. Derfor ligger de sjældent samme sted.

            - **Vandtræ** i den store hal, med kar så lange som svømmebaner.
            - **Metal** i nordfløjen, hvor der er tørt som i Sahara.
            - **Tekstil** på første sal, uden dagslys og med filt under døren.
            - **Papir og fotografi** i den gamle kontorbygning.
            - **Kalkmalerier og sten** er mest på landevejen, i en varevogn med stillads på taget.
          `,
        }),
        relatedContent('Indenfor', {
          Værksteder: ['vandtrae', 'metal', 'tekstil', 'kalkmalerier'],
        }),
        textSection({
          title: 'Det fælles rum',
          text: `
            I midten ligger laboratoriet, hvor alle mødes om røntgen, spektrometer og den gode vægt. Her afgøres det, om det hvide pulver på
            en sabel er gammel puds, salt eller melis. Det har været alle tre.
          `,
        }),
        picture(konservator),
      ],
    },
    en: {
      title: 'The workshops',
      slug: 'workshops',
      description:
        'In Danish the word for the largest one fills the whole sign. Inside, it is the ships that do.',
      modules: [
        textSection({
          text: `
            We are divided by material, not by age. A silver button of 1958 and one of 958 have more in common than a button and the
            dress it was sewn on. So they seldom lie in the same place.

            - **Waterlogged wood** in the great hall, with tanks as long as swimming lanes.
            - **Metals** in the north wing, where it is as dry as the Sahara.
            - **Textiles** on the first floor, without daylight and with felt beneath the door.
            - **Paper and photographs** in the old office building.
            - **Wall paintings and stone** are mostly on the road, in a van with scaffolding on its roof.
          `,
        }),
        relatedContent('Inside', {
          Workshops: ['vandtrae', 'metal', 'tekstil', 'kalkmalerier'],
        }),
        textSection({
          title: 'The room in the middle',
          text: `
            At the centre is the laboratory, where all meet around the X-ray, the spectrometer and the good balance. Here it is settled
            whether the white powder on a sabre is old polish, salt or icing sugar. It has been all three.
          `,
        }),
        picture(konservator),
      ],
    },
  },
)

const vandtrae = service(
  'vandtrae',
  {
    parent: 'vaerksteder',
    image: aarringe,
    tags: ['bevaring', 'vikingetid'],
    contacts: ['bevaring-mads-thorsen'],
  },
  {
    da: {
      title: 'Træ, der er mest vand',
      slug: 'værksteder/vandtræ',
      description:
        'Et stykke eg fra havbunden kan bestå mere af vand end af træ. Tørrer det, skrumper det til ukendelighed.',
      content: `
        Vandet holder cellerne oppe, længe efter at det meste af dem er væk. Opgaven er at skifte vandet ud med noget, der bliver.
        Siden 1960’erne har vi brugt **polyethylenglycol**, et voksagtigt stof, der findes i både tandpasta og salver. Træet ligger i
        bad i måneder eller år, mens koncentrationen langsomt stiger. Til sidst frysetørres det.

        Da de fem skibe fra Skuldelev blev gravet fri af Roskilde Fjord i 1962, var der tusinder af stumper, og metoden var ny.
        Meget af det, man ved om den i dag, er lært på de skibe.
      `,
      facts: { For: 'Museer og udgravninger', Tid: 'To måneder til syv år', Pris: 'Efter tilbud' },
      modules: [
        picture(vikingeskib, true),
        styledTextAndVisual({
          title: 'Det, vi arvede',
          text: `
            Før brugte man alun. Træet blev kogt i det og så nydeligt ud. Men alun bliver med tiden til syre, og mange af de gamle fund
            er i dag så sprøde, at de ikke kan løftes. At redde dem er et af vores længste projekter. Det gør os forsigtige med at
            love noget på vegne af vores egne metoder.
          `,
          image: mikroskop,
          side: 'left',
          panel: true,
        }),
        textSection({
          title: 'Har I fundet vådt træ?',
          text: 'Hold det vådt, mørkt og køligt, og ring.',
        }),
      ],
    },
    en: {
      title: 'Wood that is mostly water',
      slug: 'workshops/waterlogged-wood',
      description:
        'A piece of oak from the seabed may hold more water than wood. Let it dry and it shrinks beyond recognition.',
      content: `
        Water keeps the cells upright long after most of them have gone. The task is to replace it with something that stays. Since
        the 1960s we have used **polyethylene glycol**, a waxy substance found in toothpaste and ointments too. The wood lies in a bath
        for months or years while the concentration slowly rises. Finally it is freeze-dried.

        When the five ships of Skuldelev were dug out of Roskilde Fjord in 1962 there were thousands of fragments, and the method was
        new. Much of what is known about it today was learned from those ships.
      `,
      facts: {
        For: 'Museums and excavations',
        Time: 'Two months to seven years',
        Price: 'By estimate',
      },
      modules: [
        picture(vikingeskib, true),
        styledTextAndVisual({
          title: 'What we inherited',
          text: `
            Before that, people used alum. The wood was boiled in it and looked very well. But in time alum turns to acid, and many of
            the old finds are now too brittle to lift. Saving them is among our longest projects. It makes us careful with promises
            on behalf of our own methods.
          `,
          image: mikroskop,
          side: 'left',
          panel: true,
        }),
        textSection({
          title: 'Have you found wet wood?',
          text: 'Keep it wet, dark and cool, and call.',
        }),
      ],
    },
  },
)

const metal = service(
  'metal',
  {
    parent: 'vaerksteder',
    image: moenter,
    tags: ['bevaring'],
    contacts: ['bevaring-mads-thorsen'],
  },
  {
    da: {
      title: 'Jern ruster indefra',
      slug: 'værksteder/metal',
      description: 'I en klump rust kan der sidde et sværd. Eller et hul med form som et sværd.',
      content: `
        Først røntgen. På billedet ser man, om der er metal tilbage, om klingen er damasceret, og om der sidder sølvtråd i hæftet.
        Derefter sliber vi rusten væk under mikroskop, med en luftdrevet mejsel på størrelse med en tandlæges.

        Det farlige er salt. Klorider fra jorden bliver siddende i jernet, og kommer der fugt til, begynder det forfra. Derfor
        bliver fund lagt i basiske bade, til saltet er ude, og bagefter opbevaret så tørt, at rusten intet har at arbejde med.
      `,
      facts: {
        For: 'Museer, kirker og private',
        Tid: 'Seks til ti uger',
        Pris: 'Fra 780 kr. i timen',
      },
      modules: [
        accordion('Fra bordet', {
          'Hvad er bronzepest?':
            'Lysegrønne, løse pletter på bronze. Også det er klorid. Hold tingen tør og for sig selv, og ring til os.',
          'Må man pudse gammelt sølv?':
            'Sjældent. Hver pudsning tager lidt af graveringen. Et tæt skab er bedre end en klud.',
          'Hvorfor lader I noget af rusten sidde?':
            'Fordi der kan være aftryk af tøj, træ eller insekter i den.',
          'Kan guld ruste?': 'Nej. Det er derfor, det er så kedeligt at konservere.',
        }),
        styledTextAndVisual({
          title: 'Knapperne først',
          text: `
            På en uniform er metal og uld uvenner. Knapperne irrer, og irren æder stoffet. Her må to værksteder dele ét bord, og den ene
            holder vejret, mens den anden arbejder.
          `,
          image: uniform,
          panel: true,
          link: to('tekstil'),
        }),
      ],
    },
    en: {
      title: 'Iron rusts from within',
      slug: 'workshops/metals',
      description: 'A lump of rust may hold a sword. Or a hole in the shape of one.',
      content: `
        X-ray comes first. It shows whether there is metal left, whether the blade is pattern-welded, and whether there is silver wire
        on the hilt. Then the rust is ground away under a microscope, with an air-driven chisel the size of a dentist’s.

        The danger is salt. Chlorides from the soil remain in the iron, and with a little damp it all begins again. So finds are laid
        in alkaline baths until the salt is out, and then kept so dry that rust has nothing to work with.
      `,
      facts: {
        For: 'Museums, churches and private owners',
        Time: 'Six to ten weeks',
        Price: 'From DKK 780 an hour',
      },
      modules: [
        accordion('From the bench', {
          'What is bronze disease?':
            'Loose, pale green spots on bronze. Chloride again. Keep the thing dry and by itself, and call.',
          'May old silver be polished?':
            'Seldom. Each polish takes some of the engraving along. A tight cupboard beats a cloth.',
          'Why do you leave some of the rust?':
            'Because it may hold the print of cloth, wood or insects.',
          'Can gold rust?': 'No. That is why it is so dull to conserve.',
        }),
        styledTextAndVisual({
          title: 'Buttons first',
          text: `
            On a uniform, metal and wool are enemies. The buttons corrode and the verdigris eats the cloth. Two workshops have to share
            one table, and one holds its breath while the other works.
          `,
          image: uniform,
          panel: true,
          link: to('tekstil'),
        }),
      ],
    },
  },
)

const tekstil = service(
  'tekstil',
  {
    parent: 'vaerksteder',
    image: vaev,
    tags: ['bevaring', 'haandvaerk'],
    contacts: ['bevaring-camilla-ejlersen'],
  },
  {
    da: {
      title: 'Nål, tråd og en uge i fryseren',
      slug: 'værksteder/tekstil',
      description: 'Stof dør af lys, møl og kærlighed, i den rækkefølge.',
      content: `
        Alt, der kommer ind, pakkes i plast og fryses ved minus 30 grader i mindst en uge. Først derefter må det ind på salen. Så
        bliver det støvsuget gennem et net, med svagt sug, en håndsbredde ad gangen.

        Vi syr med silketråd, der er tyndere end et hår, og farver selv støttestoffet, så det ligner nok til ikke at forstyrre og
        afviger nok til at kunne findes. Vask er det sidste, vi gør. Den kan ikke fortrydes.
      `,
      facts: {
        For: 'Museer, foreninger og private',
        Tid: 'En uge i fryseren, så to måneder',
        Pris: 'Fra 780 kr. i timen',
      },
      modules: [
        picture(uniform),
        statement('En kjole på bøjle er en kjole på vej i stykker.'),
        accordion('Hvad vi ofte retter op på', {
          Sikkerhedsnåle: 'De ruster og efterlader hul og plet. Brug tråd.',
          'Broderi i glas og ramme':
            'Det skal have afstand til glasset, ellers gror der noget imellem.',
          Mølkugler:
            'De gamle af naftalin er giftige og blev siddende i ulden. Luft ud, og brug fryseren.',
          'Kærlige reparationer':
            'Lim, strygeindlæg og tape. Vi forstår det godt, men ring næste gang.',
        }),
        textRibbon(to('raad', 'Til dit eget klædeskab'), to('etik'), to('rundtur')),
      ],
    },
    en: {
      title: 'Needle, thread and a week in the freezer',
      slug: 'workshops/textiles',
      description: 'Cloth dies of light, moths and love, in that order.',
      content: `
        Whatever arrives is wrapped in plastic and frozen at minus 30 degrees for at least a week. Only then may it enter the room.
        Next it is vacuumed through a net, gently, a hand’s breadth at a time.

        We sew with silk thinner than a hair, and dye the supporting fabric ourselves, so that it is close enough not to disturb
        and different enough to be found. Washing is the last thing we do. It cannot be undone.
      `,
      facts: {
        For: 'Museums, societies and private owners',
        Time: 'A week in the freezer, then two months',
        Price: 'From DKK 780 an hour',
      },
      modules: [
        picture(uniform),
        statement('A dress on a hanger is a dress on its way to pieces.'),
        accordion('What we often put right', {
          'Safety pins': 'They rust, and leave both a hole and a stain. Use thread.',
          'Cloth on the wall':
            'An embroidery behind glass needs a gap, or something will grow in between.',
          Mothballs:
            'The old ones of naphthalene are poisonous and stayed in the wool. Air it, and use the freezer.',
          'Loving repairs': 'Glue, iron-on patches and tape. We understand, but call us next time.',
        }),
        textRibbon(to('raad', 'For your own wardrobe'), to('etik'), to('rundtur')),
      ],
    },
  },
)

export const workshops: readonly Page[] = [vaerksteder, vandtrae, metal, tekstil]
