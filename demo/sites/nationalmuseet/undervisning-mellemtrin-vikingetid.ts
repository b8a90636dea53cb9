import { educationTheme, variant } from '../../writing/education.ts'
import { closer, to } from '../../writing/marks.ts'
import { accordion, contact } from '../../writing/modules.ts'
import { looseSheet } from '../../writing/schoolPapers.ts'
import type { Page } from '../../writing/site.ts'
import { moenter, planker, runesten, vikingeskib } from './prints.ts'
import {
  forloeb,
  forPupils,
  forTeachers,
  school,
  tilEleven,
  tilLaereren,
} from './undervisning-fakta.ts'

const vikingetid = educationTheme(
  'mellemtrin-vikingetid',
  { parent: 'mellemtrin', image: closer(vikingeskib), tags: ['skole', 'vikingetid'] },
  {
    da: {
      title: 'Vikingetid: skib, runer, sølv',
      slug: 'undervisning/mellemtrin/vikingetid',
      description:
        'Tre ting holdt vikingetiden i gang: at kunne flytte sig, at kunne skrive det ned, og at kunne betale. Klassen prøver dem alle.',
      teacher: variant({
        description: `
          Forløbene ligger i og omkring den store sal, hvor krigsskibet på 37 meter står. De kan lægges efter hinanden
          som en hel dag fra kl. 9 til 14 med frokost i gården. Kampe og hjelme med horn er ikke med. De sidste fandtes
          ikke, og de første fylder nok i forvejen.
        `,
        info: { 'En hel dag': '1.500 kr. for tre forløb med samme klasse' },
        materials: [
          to('vikingetiden', 'Vikingernes hav'),
          looseSheet('hel-dag', 'da', school, {
            title: 'Plan for en hel dag',
            lead: 'Tre forløb med samme klasse, fra kl. 9 til 14.',
            tasks: [
              'Kl. 9: Vi mødes i porten. Hvad vil I helst finde ud af i dag?',
              'Kl. 9.15: Et skib på hjul. Skriv jeres bedste tid op.',
              'Kl. 11: Ristet med kniv. Skriv beskeden, som det andet hold læste den.',
              'Kl. 12.15: Frokost ved de lange borde i gården.',
              'Kl. 12.45: Sølv efter vægt. Hvad fik I for sølvet?',
              'Kl. 14: Farvel. Hvad vil I fortælle derhjemme?',
            ],
          }),
        ],
      }),
      student: variant({
        description: `
          Glem hornene på hjelmen; dem har nogen fundet på senere. Her handler det om, hvordan man kom af sted, hvad man
          skrev, når man havde en kniv og en pind, og hvad man gjorde, når ingen kunne give byttepenge.
        `,
      }),
    },
    en: {
      title: 'The Viking Age: ship, runes, silver',
      slug: 'education/ages-10-12/viking-age',
      description:
        'Three things kept the Viking Age going: being able to move, to write it down, and to pay. The class tries its hand at them.',
      teacher: variant({
        description: `
          The sessions take place in and around the great hall, where the warship of 37 metres stands. Put together they
          make a full day from nine to two, with lunch in the courtyard. Fighting and horned helmets are left out: the
          helmets never had horns, and fighting gets enough attention elsewhere.
        `,
        materials: [to('vikingetiden', 'The Vikings’ sea')],
      }),
      student: variant({
        description: `
          Forget the horns on the helmet; somebody thought of them much later. This is about how people got away, what
          they wrote when they had a knife and a stick, and what they did when nobody could give change.
        `,
      }),
    },
  },
)

const skib = forloeb(
  'forloeb-skib',
  {
    parent: 'mellemtrin-vikingetid',
    image: planker,
    tags: ['skole', 'vikingetid', 'haandvaerk'],
    educationTags: ['topic', 'materials'],
  },
  {
    da: {
      title: 'Et skib på hjul',
      slug: 'undervisning/mellemtrin/vikingetid/et-skib-paa-hjul',
      description:
        'I gården står en båd på seks meter, som klassen skal flytte uden vand. Først på hjul, så på ruller, så på smurte stokke. Der er stopur på.',
      duration: '90 minutter',
      sheet: {
        title: 'Gæt først',
        tasks: [
          'Hvad er hurtigst på 20 meter brosten: hjul, ruller eller fedt? Skriv dit gæt, før I begynder.',
          'Skriv jeres tre tider op. Hvor mange trak, og hvor mange styrede?',
          'Hvad lavede I om efter den første tur? Hjalp det?',
          'Find tre steder i Europa, hvor to floder næsten mødes.',
        ],
      },
      teacher: variant({
        description: `
          Vikingernes skibe blev også trukket over land, fra flod til flod og tværs over smalle landtanger. Hvordan gør
          man det? Klassen gætter, planlægger og prøver tre måder på 20 meter brosten. Et hold trækker, et styrer, et
          måler tid og kraft, og et skriver logbog. Efter hver tur må planen laves om. Vi slutter inde ved det rigtige
          skib og ser på de tynde planker, som gjorde det let nok.

          Eleverne lærer at undersøge med forsøg og at stole på et tal. Forbered dem ved at finde tre steder i Europa,
          hvor to floder næsten mødes.
        `,
        info: tilLaereren({
          trin: '4.–6. klasse',
          tid: '90 minutter',
          fag: 'Historie, matematik, natur/teknologi',
        }),
        materials: [to('vikingetiden', 'Skibet i den store sal')],
        modules: [
          accordion('Det spørger lærere om', {
            'Hvor tung er båden?':
              'Den vejer 420 kg, og den bremser selv. Ingen kan få den over fødderne.',
            'Hvad med elever, der ikke kan trække?':
              'De har de vigtigste poster. Uden tidtager, styrmand og skriver kommer ingen båd nogen vegne.',
            'Kan det gøres i sne?': 'Ja. Så har vi en fjerde måde, og den vinder.',
          }),
          contact(
            'Book skibet',
            'Der er kun ét, og det er ude tre gange om dagen. Maj og september går først.',
            'nationalmuseet-mathilde-krag',
          ),
        ],
      }),
      student: variant({
        description: `
          Du og dit hold skal flytte en båd, der vejer cirka lige så meget som et dusin af jer. Du bestemmer ikke over
          de andre, men du har en opgave, som de er afhængige af. Hvad er hurtigst: hjul, ruller eller fedt? Skriv
          dit gæt ned, før I begynder.
        `,
        info: tilEleven('Handsker og sko med snørebånd', 'Ved båden i gården'),
      }),
    },
    en: {
      title: 'A ship on wheels',
      slug: 'education/ages-10-12/viking-age/a-ship-on-wheels',
      description:
        'In the courtyard stands a boat of six metres, to be moved without water. First on wheels, then on rollers, then on greased logs, with a stopwatch running.',
      duration: '90 minutes',
      sheet: {
        title: 'Guess first',
        tasks: [
          'What is fastest over 20 metres of cobbles: wheels, rollers or grease? Write your guess before you start.',
          'Write down your three times. How many pulled, and how many steered?',
          'What did you change after the first run? Did it help?',
          'Find three places in Europe where two rivers nearly meet.',
        ],
      },
      teacher: variant({
        description: `
          Viking ships were also dragged over land, from river to river and across narrow necks of land. How is it done?
          The class guesses, plans and tries three ways on 20 metres of cobbles. One team pulls, one steers, one
          measures time and force, and one keeps the log. After every run the plan may be changed. We end indoors by the
          real ship and look at the thin planks that made it light enough.

          Pupils learn to test an idea and to trust a number. Prepare by finding three places in Europe where two rivers
          nearly meet.
        `,
        info: forTeachers({
          ages: '10–12',
          time: '90 minutes',
          subjects: 'History, mathematics, science',
        }),
        materials: [to('vikingetiden', 'The ship in the great hall')],
        modules: [
          accordion('What teachers ask', {
            'How heavy is the boat?':
              'It weighs 420 kg and has a brake of its own. It cannot run over a foot.',
            'What about pupils who cannot pull?':
              'They have the posts that matter most. Without timekeeper, helm and scribe no boat gets anywhere.',
            'Does it work in snow?': 'Yes. Then there is a fourth way, and it wins.',
          }),
        ],
      }),
      student: variant({
        description: `
          You and your team must move a boat that weighs about as much as a dozen of you. You are not in charge of the
          others, but you have a task they depend on. Which is fastest: wheels, rollers or grease? Write down your guess
          before you start.
        `,
        info: forPupils('Gloves, and shoes with laces', 'By the boat in the courtyard'),
      }),
    },
  },
)

const runer = forloeb(
  'forloeb-runer',
  {
    parent: 'mellemtrin-vikingetid',
    image: runesten,
    tags: ['skole', 'vikingetid', 'haandvaerk'],
    educationTags: ['topic'],
  },
  {
    da: {
      title: 'Ristet med kniv',
      slug: 'undervisning/mellemtrin/vikingetid/ristet-med-kniv',
      description:
        'Runer er kantede, fordi træ har årer. Det opdager man, når man selv står med kniven. Seksten tegn skal række til alt, hvad klassen vil sige.',
      duration: '90 minutter',
      sheet: {
        title: 'En besked på en pind',
        tasks: [
          'Skriv dit navn uden d, e, g, o og p. Kan dine venner læse det?',
          'Hvorfor har runer ingen streger på langs af årerne? Prøv at skære en, og skriv, hvad der skete.',
          'Skriv beskeden, som I ville skære den. Hvor mange tegn blev det til?',
          'Hvad læste det andet hold? Hvad var misforstået, og hvorfor?',
        ],
      },
      teacher: variant({
        description: `
          Eleverne får en glat pind af lind og en kniv og bliver bedt om at skære et o. Det går ikke ret godt. Så prøver
          de en rune, og pludselig forstår de formen: lodrette og skrå streger, ingen på langs af årerne. Derefter
          arbejder de med vikingetidens 16 runer, hvor én rune må dække flere lyde, og skriver en besked, som et andet
          hold skal læse. Misforståelserne er en del af forløbet.

          Eleverne lærer, at skrift hænger sammen med det, man skriver på. Forbered dem ved at skrive klassens navne
          uden d, e, g, o og p.
        `,
        info: tilLaereren({
          trin: '4.–5. klasse',
          tid: '90 minutter',
          fag: 'Dansk, håndværk og design',
          plads: '24 elever og to voksne',
        }),
      }),
      student: variant({
        description: `
          Skær væk fra dig selv, og sid ned imens. Du har seksten tegn og en pind. Hvad er så vigtigt, at det er besværet
          værd? Når du er færdig, giver du pinden til en, du ikke kender så godt, og ser, om beskeden kommer frem.
        `,
        info: tilEleven('Ærmer, der kan smøges op', 'I værkstedet under trappen'),
      }),
    },
    en: {
      title: 'Cut with a knife',
      slug: 'education/ages-10-12/viking-age/cut-with-a-knife',
      description:
        'Runes are angular because wood has a grain. You find that out with a knife in your hand. Sixteen signs must do for all that the class wants to say.',
      duration: '90 minutes',
      sheet: {
        title: 'A message on a stick',
        tasks: [
          'Write your name without d, e, g, o and p. Can your friends read it?',
          'Why do runes have no strokes along the grain? Try to cut one, and write down what happened.',
          'Write the message as you would cut it. How many signs did it take?',
          'What did the other team read? What was misunderstood, and why?',
        ],
      },
      teacher: variant({
        description: `
          Each pupil gets a smooth stick of lime and a knife, and is asked to cut an O. It does not go well. Then they
          try a rune, and suddenly the shape makes sense: upright and slanting strokes, none along the grain. Next they
          work with the 16 runes of the Viking Age, where one sign has to cover several sounds, and write a message for
          another team to read. Misunderstandings are part of the lesson.

          Pupils learn that writing depends on what one writes on. Prepare by spelling the names of the class without D,
          E, G, O and P.
        `,
        info: forTeachers({
          ages: '10–11',
          time: '90 minutes',
          subjects: 'Language, craft and design',
          room: '24 pupils and two adults',
        }),
      }),
      student: variant({
        description: `
          Cut away from yourself, and sit down while you do. You have sixteen signs and a stick. What is important enough
          to be worth the trouble? When you have finished, hand the stick to someone you do not know very well and see
          whether the message arrives.
        `,
        info: forPupils('Sleeves that roll up', 'In the workshop under the stairs'),
      }),
    },
  },
)

const soelv = forloeb(
  'forloeb-soelv',
  {
    parent: 'mellemtrin-vikingetid',
    image: moenter,
    tags: ['skole', 'vikingetid'],
    educationTags: ['topic'],
  },
  {
    da: {
      title: 'Sølv efter vægt',
      slug: 'undervisning/mellemtrin/vikingetid/sølv-efter-vægt',
      description:
        'En armring kan klippes over, hvis varen kun koster en halv. Klassen handler med brudsølv, vejer efter og opdager, at der også blev snydt dengang.',
      duration: '90 minutter',
      sheet: {
        title: 'Sølv efter vægt',
        tasks: [
          'Hvad vejede jeres pung, før I handlede, og hvad vejede den bagefter?',
          'Hvad betalte I for slibestenen, de ti perler og skindet, i gram?',
          'Hvordan opdagede I, at et lod var falsk? Hvad gjorde I så?',
          'Find et stykke sølv i montrerne med hak i. Hvem har lavet hakket, og hvorfor?',
        ],
      },
      teacher: variant({
        description: `
          I vikingetiden talte sølvets vægt mere end møntens præg. Klassen bliver til en markedsplads med seks boder og
          tre skålvægte. Hvert hold har varer, brudsølv (af tin) og lodder, og et af holdene har fået falske. Hvem
          opdager det, og hvad gør man så? Efter handelen går vi til montrerne med arabiske mønter, barrer og klippede
          ringe og ser efter de små hak, hvor nogen har prøvet metallet.

          Eleverne lærer om vægt, værdi og tillid. Forbered dem ved at lade dem bytte madpakker efter regler, de selv
          finder på.
        `,
        info: tilLaereren({
          trin: '5.–6. klasse',
          tid: '90 minutter',
          fag: 'Matematik, historie',
          sprog: 'Dansk',
        }),
      }),
      student: variant({
        description: `
          Du har en pung med sølv og skal hjem med en slibesten, ti perler og et skind. Ingen har sat prisskilte på. Du må
          prutte, veje, klippe og gå igen, og du må gerne lade, som om du er ligeglad.
        `,
        info: tilEleven('Hovedregning'),
      }),
    },
  },
)

export const vikingetidForloeb: readonly Page[] = [vikingetid, skib, runer, soelv]
