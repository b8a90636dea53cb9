import { to } from '../../writing/marks.ts'
import { accordion, picture } from '../../writing/modules.ts'
import { service } from '../../writing/press.ts'
import type { Page } from '../../writing/site.ts'
import { haandvaerk, kanon, konservator, magasin } from './prints.ts'

const klima = service(
  'klimamaaling',
  {
    parent: 'ydelser',
    image: magasin,
    tags: ['bevaring'],
    contacts: ['bevaring-ulla-skovgaard', 'bevaring-camilla-ejlersen'],
  },
  {
    da: {
      title: 'Klimamåling i magasin og kirke',
      slug: 'ydelser/klimamåling',
      description: 'Små grå æsker, der hører luften trække vejret i en måned.',
      content: `
        De fleste skader sker langsomt og om natten. Derfor kommer vi med målere på størrelse med en tændstikæske og lader dem ligge en
        måned, gerne i oktober eller marts, hvor vejret ikke kan bestemme sig. De måler temperatur, fugt og lys hvert tiende minut.

        Bagefter får I en rapport på fire sider. Den første side siger, hvad der er galt. Den anden siger, hvad det koster at lade være
        med at gøre noget. De to sidste er kurver til dem, der kan lide kurver.

        Halvdelen af gangene er svaret billigt: Flyt reolen ti centimeter fra muren. Sluk for radiatoren. Luk døren. Vi har
        også frarådet folk at købe det anlæg, de havde fået tilbud på, og er aldrig blevet inviteret til den forhandlers sommerfest.
      `,
      facts: { For: 'Museer, arkiver og kirker', Tid: 'En måned', Pris: '3.500 kr.' },
      call: to('priser', 'Se priser'),
      modules: [
        accordion('Før I ringer', {
          'Kan vi ikke bare købe en måler?':
            'Jo. Så ser I tallene. Vi kommer for at sige, hvilke af dem der betyder noget.',
          'Hvor tørt skal der være?':
            'Det kommer an på, hvad der står derinde. Jern vil have ørken, træ vil have forår.',
        }),
      ],
    },
    en: {
      title: 'Climate readings in stores and churches',
      slug: 'services/climate-readings',
      description: 'Small grey boxes that listen to the air breathing for a month.',
      content: `
        Most damage is slow and done at night. So we bring loggers the size of a matchbox and leave them for a month, preferably in October
        or March, when the weather cannot make up its mind. They record temperature, damp and light every ten minutes.

        Afterwards you receive a report of four pages. The first says what is wrong. The second says what it costs to do nothing. The
        other two are curves, for those who like curves.

        Half of the time the answer is cheap: move the shelves ten centimetres from the wall. Turn the radiator off. Shut the door. We
        have also advised people against the plant they had been offered, and were never asked to that dealer’s summer party.
      `,
      facts: { For: 'Museums, archives and churches', Time: 'One month', Price: 'DKK 3,500' },
      call: to('priser', 'See prices'),
      modules: [
        accordion('Before you call', {
          'Could we not buy a logger?':
            'You could. Then you have the figures. We come to say which of them matter.',
          'How dry should it be?':
            'That depends on what is in there. Iron wants a desert, wood wants spring.',
        }),
      ],
    },
  },
)

const skadedyr = service(
  'skadedyr',
  {
    parent: 'ydelser',
    tags: ['bevaring'],
    contacts: ['bevaring-camilla-ejlersen'],
  },
  {
    da: {
      title: 'Skadedyr: Hvem bor her?',
      slug: 'ydelser/skadedyr',
      description: 'Vi finder ud af, hvad det er, hvor det kom ind, og hvad det har spist.',
      content: `
        Send det døde dyr. Et brev med en tændstikæske i er nok. Vi lægger det under mikroskop og skriver tilbage inden for to
        dage, om det er et møl, en klanner, et skægkræ eller noget, der bare var kommet ind for at få varmen.

        Er der flere, kommer vi. Først sætter vi fælder og venter i tre uger, for den, der sprøjter først, ved aldrig, hvad der var.
        Derefter bliver det angrebne frosset, varmet eller sat i kvælstof, alt efter hvad tingen kan tåle. Gift bruger vi ikke. Den
        bliver siddende i genstandene og er allerede den største arbejdsmiljøsag i museumsverdenen.

        Til sidst lærer vi jeres folk at se efter: i sprækken bag panelet, i den udstoppede ugle, i kostumekassen, som ingen har
        åbnet siden jubilæet.
      `,
      facts: { For: 'Alle', Tid: 'Svar på to dage', Pris: 'Bestemmelse af et dyr er gratis' },
      modules: [
        accordion('Hyppige gæster', {
          'Larver i uldkassen': 'Som regel klædemøl. Frys det hele i en uge, tø op, og frys igen.',
          'Små runde huller i skabet':
            'Borebiller. Læg sort papir under. Kommer der nyt mel, er de hjemme.',
        }),
      ],
    },
    en: {
      title: 'Pests: who lives here?',
      slug: 'services/pests',
      description: 'We find out what it is, where it came in, and what it has eaten.',
      content: `
        Send us the dead animal. A matchbox in a stamped envelope will do. We put it under a microscope and write within two days whether
        it is a moth, a carpet beetle, a silverfish, or something that had merely come in from the cold.

        If there are more, we come. First we set traps and wait for three weeks, since those who spray first never learn what it was. Then
        whatever is infested is frozen, heated or kept in nitrogen, depending on what it can stand. We do not use poison. It stays in the
        objects, and is the largest safety problem that museums have as it is.

        Finally we teach your people where to look: in the crack behind the panel, in the stuffed owl, in the box of costumes that nobody
        has opened since the jubilee.
      `,
      facts: { For: 'Everyone', Time: 'An answer in two days', Price: 'Naming an animal is free' },
      modules: [
        accordion('Frequent guests', {
          'Grubs in the woollens':
            'Clothes moths, as a rule. Freeze it all for a week, thaw, and freeze again.',
          'Small round holes in the cupboard':
            'Woodworm. Lay black paper beneath. If there is fresh dust, they are at home.',
        }),
      ],
    },
  },
)

const flytning = service(
  'flytning',
  {
    parent: 'ydelser',
    image: kanon,
    tags: ['bevaring'],
    contacts: ['bevaring-camilla-ejlersen', 'bevaring-mads-thorsen'],
  },
  {
    da: {
      title: 'Pakning og flytning, fra perler til ligvogne',
      slug: 'ydelser/pakning-og-flytning',
      description: 'En ting går sjældent i stykker af at stå stille.',
      content: `
        Vi pakker, løfter, kører og pakker ud. Det lyder enkelt. I praksis begynder det med, at to personer går ruten med et målebånd og
        finder den dør, der er fire centimeter for smal. Der er altid én.

        Til hver ting bygger vi et leje: skum, pap, silkepapir eller en kasse af krydsfiner med fjedre. Store ting får en løfteplan på
        papir, hvor alle ved, hvem der siger *nu*. Det er kun én person, og det er ikke den højeste i rang.

        Vi har flyttet en kirkeorgelfacade ned ad en vindeltrappe, en kanon på halvandet ton hen over et nylakeret gulv og fjorten
        tusind glasplader i rækkefølge. Vi har tabt én ting på elleve år. Det var en kaffekop, og den var vores.
      `,
      facts: {
        For: 'Museer, kirker og kommuner',
        Tid: 'Bestil tre måneder før',
        Pris: 'Efter besigtigelse',
      },
      modules: [picture(haandvaerk)],
    },
    en: {
      title: 'Packing and moving, from beads to hearses',
      slug: 'services/packing-and-moving',
      description: 'A thing seldom breaks from standing still.',
      content: `
        We pack, lift, drive and unpack. It sounds simple. In practice it begins with two people who walk the route with a tape measure
        and find the door that is four centimetres too narrow. There always is one.

        For each thing we build a bed: foam, card, tissue, or a plywood crate on springs. Large things get a lifting plan on paper, so
        that all know who says *now*. It is one person only, and not the highest in rank.

        We have taken the front of a church organ down a spiral stair, a cannon of a ton and a half across a newly varnished floor, and
        fourteen thousand glass plates in order. In eleven years we have dropped one thing. It was a coffee cup, and it was ours.
      `,
      facts: {
        For: 'Museums, churches and councils',
        Time: 'Book three months ahead',
        Price: 'After a visit',
      },
      modules: [picture(haandvaerk)],
    },
  },
)

const tilstand = service(
  'tilstandsrapport',
  {
    parent: 'ydelser',
    image: konservator,
    tags: ['bevaring'],
    contacts: ['bevaring-camilla-ejlersen'],
  },
  {
    da: {
      title: 'Tilstandsrapport før lån, køb eller arv',
      slug: 'ydelser/tilstandsrapport',
      description: 'Hvad der er galt med tingen, før nogen kan sige, at det var jer.',
      content: `
        En tilstandsrapport er et signalement. Den siger, hvordan en ting ser ud i dag: ridser, huller, gamle reparationer, det sted hvor
        nogen engang har stillet et glas. Bliver den skadet på rejsen, ved man det. Bliver den ikke, ved man også det.

        Vi fotograferer i almindeligt lys, skråt lys og ultraviolet og tegner skaderne ind på et omrids. Det tager fra en halv time for en
        mønt til to dage for en fløjaltertavle. Rapporten er på to sprog, fordi ting rejser.

        Til private laver vi en kort udgave. Den fastsætter ikke værdien; det gør auktionshuse. Men den kan standse en familiestrid om,
        hvem der slog hanken af.
      `,
      facts: { For: 'Museer, forsikring og private', Tid: 'To uger', Pris: '500 kr. ved fremmøde' },
      call: to('priser', 'Se priser'),
    },
  },
)

export const services: readonly Page[] = [klima, skadedyr, flytning, tilstand]
