import { exhibition, exhibitionOverview } from '../../writing/exhibitions.ts'
import { to } from '../../writing/marks.ts'
import {
  accordion,
  billboard,
  contact,
  picture,
  relatedContent,
  styledTextAndVisual,
  textSection,
} from '../../writing/modules.ts'
import { landingPage, type Page } from '../../writing/site.ts'
import {
  guldhorn,
  moenter,
  museumssal,
  planker,
  runesten,
  udgravning,
  vaev,
  vikingeskib,
} from './prints.ts'

const udstillinger = exhibitionOverview(
  'udstillinger',
  { image: museumssal, tags: ['samling'] },
  {
    da: {
      title: 'Fra istid til i går',
      slug: 'udstillinger',
      description: 'De faste samlinger fylder tre etager. Man kan begynde forneden og blive ældre.',
      modules: [
        relatedContent('Vælg en tid eller en rute', {
          Tider: ['oldtiden', 'vikingetiden'],
          Enkeltting: ['solvognen', 'egtvedpigen'],
          Ruter: ['fem-ting', 'lydguide', 'boern'],
        }),
        textSection({
          title: 'Etage for etage',
          text: `
            **Stuen** er oldtiden, 24 sale i række. **Første sal** er middelalder og renæssance: helgener,
            våben, skabe med hemmelige rum. **Anden sal** er de sidste 350 år, hvor man genkender mere og mere,
            til man til sidst står foran sin egen barndoms køkken.

            Vi bygger om hele tiden, men kun én sal ad gangen. Den, der er lukket i dag, har et vindue i døren.
          `,
        }),
        styledTextAndVisual({
          title: 'Det, du ikke ser',
          text: `
            Under en tyvendedel af tingene er fremme. Resten ligger i magasin, hvor de fleste af dem har det
            bedre. Vores kolleger i Samlinger viser dem frem på nettet, en skuffe ad gangen.
          `,
          image: guldhorn,
          side: 'left',
          link: to('samlinger/front', 'Gå til Samlinger'),
        }),
        accordion('Før du går ind i første sal', {
          'Er der en bestemt rækkefølge?':
            'Nej, men pilene i gulvet følger tiden. Går man imod dem, bliver man yngre.',
          'Hvor hænger plantegningen?': 'Ved billetsalget, på dansk, engelsk og med punktskrift.',
          'Skifter I noget ud?': 'Tekstiler og papir, hvert halve år. De skal hvile sig fra lyset.',
        }),
      ],
    },
    en: {
      title: 'From the Ice Age to yesterday',
      slug: 'galleries',
      description:
        'The permanent galleries fill three floors. You may start at the bottom and grow older.',
      modules: [
        relatedContent('Choose an age or a route', {
          Ages: ['oldtiden', 'vikingetiden'],
          'Single things': ['solvognen', 'egtvedpigen'],
          Routes: ['fem-ting', 'lydguide', 'boern'],
        }),
        textSection({
          title: 'Floor by floor',
          text: `
            **The ground floor** is prehistory, 24 rooms in a row. **The first floor** is the Middle Ages and
            the Renaissance: saints, weapons, cupboards with secret drawers. **The second floor** is the last
            350 years, where you recognise more and more until you stand before the kitchen of your childhood.

            We are always rebuilding, but only one room at a time. The one that is closed today has a window
            in its door.
          `,
        }),
        styledTextAndVisual({
          title: 'What you do not see',
          text: `
            Fewer than one in twenty of our things are on display. The rest are in store, where most of them
            are better off. Our colleagues at Collections show them online, a drawer at a time.
          `,
          image: guldhorn,
          side: 'left',
          link: to('samlinger/front', 'Go to Collections'),
        }),
        accordion('Before the first room', {
          'Is there a set order?':
            'No, but the arrows in the floor follow time. Walk against them and you grow younger.',
          'Where is the plan?': 'At the ticket desk, in Danish, English and braille.',
          'Is anything replaced?':
            'Textiles and paper, twice a year. They need a rest from the light.',
        }),
      ],
    },
  },
)

const vikingetiden = exhibition(
  'vikingetiden',
  {
    parent: 'udstillinger',
    image: vikingeskib,
    tags: ['vikingetid'],
    period: { from: '2019-05-04' },
    ticketModule: 'dagsbillet',
  },
  {
    da: {
      title: 'Vikingernes hav',
      slug: 'udstillinger/vikingetiden',
      subtitle: 'Skibe, sølv og uld',
      location: { name: 'Den store sal', details: 'Stuen, lige ud fra indgangen' },
      facts: { 'Sæt af': 'En time', Adgang: 'Uden trin, rampe langs skibet' },
      related: ['oldtiden', 'skibet-i-boernehoejde', 'boern'],
      description: 'Havet skilte ikke øerne ad. Det var vejen imellem dem.',
      modules: [
        textSection({
          text: `
            I 1990’erne, under gravearbejde i Roskilde, dukkede der skibsplanker op af mudderet. Et af vragene
            var et krigsskib på omkring 37 meter, det længste vikingeskib, man kender. En fjerdedel er bevaret.
            Stålet, der bærer plankerne, tegner resten.

            Træet er fældet omkring 1025. Det gør skibet jævnaldrende med Knud den Store, som var konge i både
            Danmark og England. Skibet kan have været et kongeligt skib, men der står ikke noget på det.
          `,
        }),
        picture(planker, true),
        styledTextAndVisual({
          title: 'Sejlet var dyrere end skibet',
          text: `
            Et sejl af uld skulle bruge ulden fra flere hundrede får og mange års spinding og vævning. Da
            forsøgsfolk byggede skibe efter vikingetidens, viste det sig, at der gik flere arbejdstimer til
            sejlet end til skroget. Ingen runesten nævner, hvem der spandt.
          `,
          image: vaev,
          panel: true,
        }),
        billboard({
          title: 'Hvor det hele samledes',
          text: 'Kong Haralds store sten står endnu, hvor han satte den. Den er værd at rejse efter.',
          image: runesten,
          link: to('jelling/besoeg', 'Besøg Jelling'),
        }),
        textSection({
          title: 'Sølv efter vægt',
          text: `
            Arabiske mønter med huggemærker, en afklippet armring, en lille vægt af bronze: En handelsmand
            havde sjældent tillid til andet end vægtskålen. I sal 22 kan man prøve en kopi. Ti gram rækker til
            mindre, end man tror.
          `,
          links: [to('danefae', 'Hvis du selv finder sølv'), to('fem-ting')],
        }),
      ],
    },
    en: {
      title: 'The Vikings’ sea',
      slug: 'galleries/the-viking-age',
      subtitle: 'Ships, silver and wool',
      location: { name: 'The great hall', details: 'Ground floor, straight ahead' },
      facts: { Allow: 'An hour', Access: 'No steps; a ramp runs along the ship' },
      related: ['oldtiden', 'skibet-i-boernehoejde', 'boern'],
      description: 'The sea did not part the islands. It was the road between them.',
      modules: [
        textSection({
          text: `
            In the 1990s, during building work in Roskilde, ship’s timbers appeared in the mud. One of the
            wrecks was a warship of about 37 metres, the longest Viking ship known. A quarter of it survives.
            The steel that carries the planks draws the rest.

            The oaks were felled around 1025. That makes the ship a contemporary of Cnut the Great, who was
            king of both Denmark and England. It may have been a royal ship, but nothing on it says so.
          `,
        }),
        picture(planker, true),
        styledTextAndVisual({
          title: 'The sail cost more than the ship',
          text: `
            A woollen sail took the fleeces of several hundred sheep and years of spinning and weaving. When
            modern shipwrights rebuilt Viking ships, more hours went into the sail than into the hull. No rune stone says who did the spinning.
          `,
          image: vaev,
          panel: true,
        }),
        billboard({
          title: 'Where it was all gathered',
          text: 'King Harald’s great stone still stands where he raised it. It is worth the journey.',
          image: runesten,
          link: to('jelling/besoeg', 'Visit Jelling'),
        }),
        textSection({
          title: 'Silver by weight',
          text: `
            Arabic coins with test marks, a clipped arm-ring, a small bronze balance: a merchant seldom trusted
            anything but the scales. In room 22 you may try a copy. Ten grams buy less than you would think.
          `,
          links: [to('danefae', 'If you find silver yourself'), to('fem-ting')],
        }),
      ],
    },
  },
)

const danefae = landingPage(
  'danefae',
  { image: udgravning, tags: ['oldtid', 'vikingetid', 'middelalder'] },
  {
    da: {
      title: 'Har du fundet noget?',
      slug: 'danefæ',
      description:
        'Guld, sølv og andre sjældne sager fra jorden tilhører staten. Finderen får en godtgørelse og et brev.',
      modules: [
        textSection({
          title: 'Det første kvarter',
          text: `
            1. Lad være med at gnide. Jorden på fundet er en del af fundet.
            2. Sæt en pind, hvor det lå, og tag et billede med noget ved siden af, der viser størrelsen.
            3. Skriv ned, hvor dybt det lå, og hvem der ejer marken.
            4. Læg det i en pose med lidt af jorden, og ring til os eller til det nærmeste museum.

            Allerede Jyske Lov fra 1241 bestemte, at guld og sølv fra jorden var kongens. Reglen findes endnu, i
            museumsloven, men kongen er blevet til staten og fundet til et museumsnummer.
          `,
        }),
        picture(moenter),
        accordion('Spørgsmål fra mark og køkkenbord', {
          'Hvad er danefæ?':
            'Genstande fra fortiden, der er fundet i Danmark, som ingen kan bevise at eje, og som er af værdifuldt materiale eller har særlig kulturhistorisk værdi. Mønter hører med.',
          'Må man gå med metaldetektor?':
            'Ja, når ejeren af jorden siger ja. Aldrig på et fredet fortidsminde eller nærmere end to meter fra det.',
          'Hvor meget får man?':
            'Det afhænger af materialet, sjældenheden og af, hvor omhyggeligt fundet er behandlet. Nogle får flere tusind kroner, de fleste mindre.',
          'Hvor længe skal man vente?':
            'Længe, ofte mere end et år. Der kommer mange tusind fund om året, og hvert af dem bliver set på af et menneske.',
          'Hvad hvis det bare er et stykke skrot?':
            'Så får du det tilbage, med en forklaring. Det er ikke pinligt. Vi har alle sammen fundet en kapsel.',
        }),
        contact(
          'Send et billede først',
          'Så kan vi ofte sige, om du skal skynde dig.',
          'nationalmuseet-anders-kjaer',
        ),
      ],
    },
    en: {
      title: 'Have you found something?',
      slug: 'treasure-trove',
      description:
        'Gold, silver and other rare things from the soil belong to the state. The finder gets a reward and a letter.',
      modules: [
        textSection({
          title: 'The first quarter of an hour',
          text: `
            1. Do not rub it. The soil on the find is part of the find.
            2. Put a stick where it lay, and take a photograph with something beside it to show the size.
            3. Write down how deep it was, and who owns the field.
            4. Put it in a bag with a little of the soil, and call us or the nearest museum.

            As early as 1241 the Law of Jutland gave gold and silver from the ground to the king. The rule,
            which Danes call *danefæ*, is still in force, though the king has become the state and the find a
            museum number.
          `,
        }),
        picture(moenter),
        accordion('Questions from the field', {
          'What counts as treasure trove?':
            'Things of the past found in Denmark that nobody can prove to own, and that are of valuable material or of particular historical value. Coins are included.',
          'May I use a metal detector?':
            'Yes, if the owner of the land agrees. Never on a protected monument or within two metres of one.',
          'How much is the reward?':
            'It depends on the material, on how rare the thing is and on how carefully it was treated. Some get thousands of kroner, most get less.',
          'How long does it take?':
            'Long, often more than a year. Many thousands of finds arrive each year, and a person looks at each of them.',
          'And if it is only scrap?':
            'Then you get it back, with an explanation. There is no shame in it. We have all dug up a bottle top.',
        }),
        contact(
          'Send a photograph first',
          'It often lets us say whether there is any hurry.',
          'nationalmuseet-anders-kjaer',
        ),
      ],
    },
  },
)

export const galleries: readonly Page[] = [udstillinger, vikingetiden, danefae]
