import { educationTheme, variant } from '../../writing/education.ts'
import { to } from '../../writing/marks.ts'
import { textSection } from '../../writing/modules.ts'
import type { Page } from '../../writing/site.ts'
import { udgravning } from './prints.ts'
import { forloeb, forPupils, forTeachers, tilEleven, tilLaereren } from './undervisning-fakta.ts'
import { altertavle } from './undervisning-prints.ts'

const middelalder = educationTheme(
  'mellemtrin-middelalder',
  { parent: 'mellemtrin', image: altertavle, tags: ['skole', 'middelalder'] },
  {
    da: {
      title: 'Middelalder: bog, vej og skraldespand',
      slug: 'undervisning/mellemtrin/middelalder',
      description:
        'Fem hundrede år mellem vikingerne og Reformationen, fortalt gennem en fjer, en muslingeskal og noget, nogen smed ud.',
      student: variant({
        description: `
          Middelalderen var ikke mørk. Der var guld på billederne, farve på væggene og klokker hele dagen. Du skal prøve
          at skrive, så det varer i syv hundrede år, og at gå, til du forstår, hvorfor nogen gik til Spanien.
        `,
      }),
    },
    en: {
      title: 'The Middle Ages: book, road and dustbin',
      slug: 'education/ages-10-12/middle-ages',
      description:
        'Five hundred years between the Vikings and the Reformation, told through a feather, a shell and something that was thrown away.',
      student: variant({
        description: `
          The Middle Ages were not dark. There was gold on the pictures, colour on the walls, and bells all day long. You
          will try to write something that lasts for seven hundred years, and to walk until you see why people walked to
          Spain.
        `,
      }),
    },
  },
)

const munk = forloeb(
  'forloeb-munk',
  {
    parent: 'mellemtrin-middelalder',
    tags: ['skole', 'middelalder', 'haandvaerk'],
    educationTags: ['topic', 'materials'],
  },
  {
    da: {
      title: 'Skriv med en gås',
      slug: 'undervisning/mellemtrin/middelalder/skriv-med-en-gås',
      description:
        'Fjer, blæk og skind er alt, hvad der skal til, og ingen af delene har en slettetast. Klassen skriver én side i fællesskab, og den skal være rigtig.',
      duration: '90 minutter',
      sheet: {
        title: 'Én linje hver',
        tasks: [
          'Vælg den linje, du vil skrive. Hvorfor skal den gemmes?',
          'Øv bogstaverne her, langsomt. Sæt ring om det, der lykkedes bedst.',
          'Find et sted i den gamle håndskrift, hvor skriveren sprang en linje over. Hvordan kan du se det?',
          'Et kalveskind giver fire blade. Hvor mange kalve går der til en bog på 160 blade?',
        ],
      },
      teacher: variant({
        description: `
          I skrivestuen på første sal er der skrå pulte, gåsefjer og blæk, som er kogt på galæbler og jernsalt. Eleverne
          skærer deres egen pen, prøver bogstaverne på papir og skriver til sidst én linje hver på et stykke pergament.
          Linjerne bliver til en side, som klassen får med hjem. Undervejs ser vi en rigtig håndskrift og finder de
          steder, hvor skriveren kom til at springe en linje over.

          Eleverne lærer, hvad en bog kostede i dyr og dage, og hvorfor fejl er gode spor. Forbered dem ved at vælge
          teksten: 28 linjer, som klassen synes skal gemmes.
        `,
        info: tilLaereren({
          trin: '4.–6. klasse',
          tid: '90 minutter',
          fag: 'Dansk, billedkunst, historie',
          pris: '750 kr. for klassen med pergament; entréen er gratis',
        }),
      }),
      student: variant({
        description: `
          Du har én linje. Den skal passe til linjen før og linjen efter, og du kan ikke slette. Træk vejret, dyp pennen,
          og skriv hellere langsomt end pænt. Klatter du, er du i godt selskab: Se efter klatterne i den gamle bog.
        `,
        info: tilEleven('En T-shirt, der må få blæk på', 'For enden af trappen på første sal'),
      }),
    },
    en: {
      title: 'Write with a goose',
      slug: 'education/ages-10-12/middle-ages/write-with-a-goose',
      description:
        'Feather, ink and skin are all it takes, and none of them has a delete key. The class writes one page together, and it has to be right.',
      duration: '90 minutes',
      sheet: {
        title: 'One line each',
        tasks: [
          'Choose the line you want to write. Why should it be kept?',
          'Practise the letters here, slowly. Draw a ring round the best one.',
          'Find a place in the old manuscript where the scribe skipped a line. How can you tell?',
          'A calfskin makes four leaves. How many calves does a book of 160 leaves take?',
        ],
      },
      teacher: variant({
        description: `
          In the writing room on the first floor there are sloping desks, goose quills and ink boiled from oak galls and
          iron salt. Pupils cut a pen of their own, try the letters on paper and finally write one line each on a sheet of
          parchment, which goes home with the class. On the way we look at a real manuscript and find the place where the
          scribe skipped a line.

          Pupils learn what a book cost in animals and days, and why mistakes are good evidence. Prepare by choosing the
          text: 28 lines that the class thinks should be kept.
        `,
        info: forTeachers({
          ages: '10–12',
          time: '90 minutes',
          subjects: 'Language, art, history',
          price: 'DKK 750 for the class, parchment included',
        }),
      }),
      student: variant({
        description: `
          You have one line. It must fit the line before and the line after, and there is no rubbing out. Breathe, dip the
          pen, and write slowly rather than beautifully. If you make a blot you are in good company: look for the blots in
          the old book.
        `,
        info: forPupils(
          'A T-shirt that may get ink on it',
          'At the top of the stairs, first floor',
        ),
      }),
    },
  },
)

const pilgrim = forloeb(
  'forloeb-pilgrim',
  {
    parent: 'mellemtrin-middelalder',
    tags: ['skole', 'middelalder'],
    educationTags: ['topic'],
  },
  {
    da: {
      title: 'Til fods til Santiago',
      slug: 'undervisning/mellemtrin/middelalder/til-fods-til-santiago',
      description:
        'Muslingeskaller fra Spanien er fundet i grave i Danmark. Klassen går vejen dertil, 2.400 skridt gennem huset, og skal vælge, hvad den vil slæbe på.',
      duration: '2 timer',
      sheet: {
        title: 'Seks ting i tasken',
        tasks: [
          'Skriv de seks ting, I pakkede. Hvorfor netop dem?',
          'Hvad skete der på den station, I husker bedst? Hvad kostede det jer?',
          'Hvem hjalp I, og hvem hjalp jer?',
          'Hvad ville nogen i klassen gå langt for?',
        ],
      },
      teacher: variant({
        description: `
          Hver gruppe pakker en taske: brød, kniv, ekstra sko, penge, en hilsen til helgenen. Så går vi. Ruten fører gennem
          sale, trapper og gård, og på otte stationer sker der noget: en flod uden bro, et herberg uden plads, en, der
          er syg. Man må hjælpe, og det koster. Ved vejs ende ligger pilgrimstegn og skaller i en montre, og de giver
          pludselig mening.

          Eleverne lærer om tro, rejse og risiko i en tid, hvor de fleste gik. Forbered dem ved at tale om, hvad nogen i
          klassen ville gå langt for.
        `,
        info: tilLaereren({
          trin: '5.–6. klasse',
          tid: '2 timer',
          fag: 'Kristendomskundskab, historie',
          pris: '800 kr. for klassen; entréen er gratis',
        }),
        materials: [to('tilgaengelighed', 'Ruten uden trapper')],
      }),
      student: variant({
        description: `
          Du må have seks ting i tasken. Vælg med omtanke, for du ved ikke, hvad der sker undervejs, og du kan ikke vende
          om. Undervejs møder du nogen, der har brug for noget, du har. Hvad gør du så?
        `,
        info: tilEleven('Gode sko'),
      }),
    },
    en: {
      title: 'On foot to Santiago',
      slug: 'education/ages-10-12/middle-ages/on-foot-to-santiago',
      description:
        'Scallop shells from Spain have been found in Danish graves. The class walks there, 2,400 steps through the house, and must decide what to carry.',
      duration: '2 hours',
      sheet: {
        title: 'Six things in the bag',
        tasks: [
          'Write down the six things you packed. Why those?',
          'What happened at the station you remember best? What did it cost you?',
          'Whom did you help, and who helped you?',
          'What would someone in your class walk a long way for?',
        ],
      },
      teacher: variant({
        description: `
          Every group packs a bag: bread, a knife, spare shoes, money, a message for the saint. Then we walk. The route
          runs through galleries, stairs and courtyard, and at eight stations something happens: a river without a bridge,
          an inn without a bed, a traveller who is ill. You may help, and it costs you. At the end, badges and shells lie
          in a case, and suddenly they make sense.

          Pupils learn about belief, travel and risk in a time when most people walked. Prepare by asking what anyone in
          class would walk a long way for.
        `,
        info: forTeachers({
          ages: '11–12',
          time: '2 hours',
          subjects: 'Religion, history',
          price: 'DKK 800 for the class; admission is free',
        }),
        materials: [to('tilgaengelighed', 'The route without stairs')],
      }),
      student: variant({
        description: `
          You may have six things in your bag. Choose with care, for you do not know what will happen and you cannot turn
          back. On the way you will meet someone who needs something you have. What will you do?
        `,
        info: forPupils('Good shoes'),
      }),
    },
  },
)

const affald = forloeb(
  'forloeb-affald',
  {
    parent: 'mellemtrin-middelalder',
    image: udgravning,
    tags: ['skole', 'middelalder'],
    educationTags: ['topic'],
  },
  {
    da: {
      title: 'Læs en latrin',
      slug: 'undervisning/mellemtrin/middelalder/læs-en-latrin',
      description:
        'Kirsebærsten, en kam, en sko til venstre fod og noget, der engang var mad. Det, en by smed ud, er mere ærligt end det, den satte frem. Forløbet åbner igen efter sommerferien.',
      duration: '90 minutter',
      modules: [
        textSection({
          text: `
            Vi er ved at bygge latrinen om. Den gamle var af flamingo og lugtede ikke af noget, og begge dele har lærerne
            klaget over. Imens kan klassen grave i en tør kasse på skolen; skriv til skoletjenesten, så sender vi den.
          `,
          links: [to('mailto:skoler@example.org', 'Lån kassen')],
        }),
      ],
    },
  },
)

export const middelalderForloeb: readonly Page[] = [middelalder, munk, pilgrim, affald]
