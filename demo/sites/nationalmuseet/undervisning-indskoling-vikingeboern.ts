import { educationTheme, variant } from '../../writing/education.ts'
import { to } from '../../writing/marks.ts'
import { contact } from '../../writing/modules.ts'
import type { Page } from '../../writing/site.ts'
import { runesten } from './prints.ts'
import { forloeb, forPupils, forTeachers, tilEleven, tilLaereren } from './undervisning-fakta.ts'
import { langhus, vikingemarked } from './undervisning-prints.ts'

const vikingeboern = educationTheme(
  'indskoling-vikingeboern',
  { parent: 'indskoling', image: langhus, tags: ['skole', 'vikingetid'] },
  {
    da: {
      title: 'Vikinger på din størrelse',
      slug: 'undervisning/indskoling/vikingebørn',
      description:
        'Mange af vikingetidens mennesker var børn. De hed noget, spiste noget og legede med noget, og det er der spor af, hvis man sætter sig på hug.',
    },
    en: {
      title: 'Vikings of your own size',
      slug: 'education/ages-6-9/viking-children',
      description:
        'A great many people in the Viking Age were children. They had names, meals and games, and there are traces of all three if you crouch down.',
    },
  },
)

const navne = forloeb(
  'forloeb-navne',
  {
    parent: 'indskoling-vikingeboern',
    image: runesten,
    tags: ['skole', 'vikingetid'],
    educationTags: ['topic', 'materials'],
  },
  {
    da: {
      title: 'Hvad hed du i vikingetiden?',
      slug: 'undervisning/indskoling/vikingebørn/hvad-hed-du',
      description:
        'Toke, Gunhild, Sven og Tove står stadig på klasselister. Eleverne finder et navn, skriver det med runer og bærer det resten af dagen.',
      duration: '60 minutter',
      sheet: {
        title: 'Dit navn og dine forældres',
        tasks: [
          'Hvem er du opkaldt efter? Spørg hjemme. Svaret ”ingen” er også et svar.',
          'Lav dit navn om, så det siger, hvem du er barn af: Toves søn, Svens datter.',
          'Find et navn på en genstand eller en runesten i salen. Hvem bar det?',
          'Hvilken lyd i dit navn har runerne ikke? Hvad skrev du i stedet?',
        ],
      },
      teacher: variant({
        description: `
          Klassen sidder i rundkreds og siger sit navn, sin mors og sin fars. Så prøver vi at lave dem om: Hvem er
          Toves søn, og hvem er Svens datter? I vikingesalen finder eleverne de navne, der står på genstande og på
          afstøbninger af runesten. Hver elev vælger ét, stempler det med runer på en træskive og binder den om halsen.

          Eleverne lærer, at navne er kilder, og at bogstaver kan se anderledes ud og stadig sige det samme. Forbered
          dem ved at spørge hjemme, hvem de er opkaldt efter. Svaret ”ingen” er også et svar.
        `,
        info: tilLaereren({
          trin: '0.–2. klasse',
          tid: '60 minutter',
          fag: 'Dansk, historie',
          pris: '400 kr. for klassen; entréen er gratis',
        }),
        materials: [to('vikingetiden', 'Udstillingen Vikingernes hav')],
        modules: [
          contact(
            'Har klassen navne med lyde, som runerne ikke har?',
            'Send listen i forvejen, så finder vi en løsning sammen. Det gjorde runeristerne også.',
            'nationalmuseet-mathilde-krag',
          ),
        ],
      }),
    },
    en: {
      title: 'What was your name in the Viking Age?',
      slug: 'education/ages-6-9/viking-children/what-was-your-name',
      description:
        'Toke, Gunhild, Sven and Tove are still on Danish class lists. Pupils choose a name, write it in runes and wear it for the rest of the day.',
      duration: '60 minutes',
      sheet: {
        title: 'Your name and your parents’',
        tasks: [
          'Whom were you named after? Ask at home. ‘Nobody’ is an answer too.',
          'Change your name so that it says whose child you are: Tove’s son, Sven’s daughter.',
          'Find a name on an object or a rune stone in the gallery. Who bore it?',
          'Which sound in your name do the runes lack? What did you write instead?',
        ],
      },
      teacher: variant({
        description: `
          Sitting in a ring, everyone says their own name, their mother’s and their father’s. Then we rearrange
          them: who is Tove’s son, and who is Sven’s daughter? In the Viking gallery the pupils look for names on
          objects and on casts of rune stones. Each chooses one, stamps it in runes on a disc of wood and ties it
          round the neck.

          They learn that names are evidence, and that letters can look different and still say the same. Prepare by
          asking at home whom they were named after. ‘Nobody’ is an answer too.
        `,
        info: forTeachers({
          ages: '6–8',
          time: '60 minutes',
          subjects: 'Language, history',
          price: 'DKK 400 for the class; admission is free',
        }),
        materials: [to('vikingetiden', 'The gallery of the Vikings’ sea')],
      }),
    },
  },
)

const groed = forloeb(
  'forloeb-groed',
  {
    parent: 'indskoling-vikingeboern',
    tags: ['skole', 'vikingetid', 'mad'],
    educationTags: ['topic'],
  },
  {
    da: {
      title: 'Byggrød, nødder og ingen kartofler',
      slug: 'undervisning/indskoling/vikingebørn/byggrød',
      description:
        'Klassen maler korn, koger grød og opdager, hvor meget aftensmad der ikke fandtes. Kartoflen kom først flere hundrede år senere.',
      duration: '90 minutter',
      sheet: {
        title: 'Grød på skolen',
        tasks: [
          'Skriv ned, hvad klassen spiste i går aftes. Sæt streg under det, man også havde i vikingetiden.',
          'Kog 1 kilo bygmel i 5 liter vand under omrøring i tyve minutter. Det er nok til 24. Rør hele tiden.',
          'Smag til med æbler, nødder og honning. Spørg først, om nogen ikke tåler nødder.',
          'Hvor lang tid tog måltidet fra korn til ske? Hvor lang tid tog jeres morgenmad?',
        ],
      },
      teacher: variant({
        description: `
          Halvdelen af klassen maler byg på en drejekværn, mens den anden halvdel sorterer en kurv med mad: Hvad havde
          man i vikingetiden, og hvad er kommet til siden? Efter et kvarter bytter holdene, og grøden koger imens. Vi
          spiser den med æbler, hasselnødder og lidt honning og går bagefter op og finder gryde, ske og kniv i salen.

          Eleverne lærer, hvor lang tid et måltid tager, når man begynder med kornet. Forbered dem ved at skrive ned,
          hvad klassen spiste i går aftes. Listen skal med.
        `,
        info: tilLaereren({
          trin: '1.–3. klasse',
          tid: '90 minutter',
          fag: 'Natur/teknologi, dansk',
          pris: '650 kr. for klassen med grød; entréen er gratis',
          plads: '24 elever og tre voksne',
        }),
      }),
      student: variant({
        description: `
          Du skal dreje en sten rundt, indtil korn bliver til mel. Det tager længere, end du tror. Bagefter smager vi
          på det, du har lavet. Gæt imens, hvilke af tingene i kurven et vikingebarn aldrig havde set. Bananen er den
          nemme.
        `,
        info: tilEleven('Sig til, hvis der er noget, du ikke tåler', 'I køkkenet bag caféen'),
      }),
    },
    en: {
      title: 'Barley porridge and no potatoes',
      slug: 'education/ages-6-9/viking-children/barley-porridge',
      description:
        'The class grinds corn, boils porridge and discovers how much of its supper did not exist. The potato came some hundreds of years later.',
      duration: '90 minutes',
      sheet: {
        title: 'Porridge at school',
        tasks: [
          'Write down what the class ate last night. Underline what people also had in the Viking Age.',
          'Boil 1 kilo of barley flour in 5 litres of water for twenty minutes. It feeds 24. Keep stirring.',
          'Season with apples, nuts and honey. Ask first whether anyone cannot eat nuts.',
          'How long did the meal take from grain to spoon? How long did your breakfast take?',
        ],
      },
      teacher: variant({
        description: `
          Half the class grinds barley on a rotary quern while the other half sorts a basket of food: what did people
          have in the Viking Age, and what has come since? After a quarter of an hour they change places, and the
          porridge boils meanwhile. We eat it with apples, hazelnuts and a little honey, then go up and find the
          pot, the spoon and the knife in the gallery.

          Pupils learn how long a meal takes when you start with the grain. Prepare by writing down what everyone had
          for supper last night, and bring the list.
        `,
        info: forTeachers({
          ages: '7–9',
          time: '90 minutes',
          subjects: 'Science, language',
          price: 'DKK 650 for the class, porridge included',
          room: '24 pupils and three adults',
        }),
      }),
      student: variant({
        description: `
          You turn a stone round and round until grain becomes flour. It takes longer than you think. Then we taste
          what you made. Meanwhile, guess which things in the basket a Viking child had never seen. The banana is the
          easy one.
        `,
        info: forPupils(
          'Tell us if there is something you cannot eat',
          'In the kitchen behind the café',
        ),
      }),
    },
  },
)

const leg = forloeb(
  'forloeb-leg',
  {
    parent: 'indskoling-vikingeboern',
    image: vikingemarked,
    tags: ['skole', 'vikingetid', 'boern'],
    educationTags: ['topic'],
  },
  {
    da: {
      title: 'Leg, som om du var Astrid',
      slug: 'undervisning/indskoling/vikingebørn/leg',
      description:
        'Små både og sværd af træ viser, at børn i vikingetiden legede de voksnes liv. Klassen prøver tre lege og finder selv på den fjerde.',
      duration: '75 minutter',
      sheet: {
        title: 'Tre sten og en snor',
        tasks: [
          'Er den lille båd legetøj, eller er den bare lille? Skriv jeres gæt og en grund.',
          'Find på en leg med tre sten og en snor. Skriv reglerne, så andre kan følge dem.',
          'Lær et andet hold legen uden at vise den. Hvilken regel manglede?',
        ],
      },
      teacher: variant({
        description: `
          Vi begynder med spørgsmålet: Hvordan ved man, om en lille ting er legetøj, eller bare er lille? Eleverne
          undersøger kopier af en båd, en hest og et sværd af træ og stemmer. Derefter er der tre poster i den store
          sal: brætspil med to ulige hære, tovtrækning om et skind og balance på en åre. Til sidst finder hvert hold
          på en leg med tre sten og en snor og lærer de andre den.

          Eleverne lærer at begrunde et gæt og at forklare regler, så andre kan følge dem. Ingen forberedelse er
          nødvendig ud over sko, man kan stå fast i.
        `,
        info: tilLaereren({
          trin: '0.–3. klasse',
          tid: '75 minutter',
          fag: 'Idræt, dansk',
          pris: '500 kr. for klassen; entréen er gratis',
          sprog: 'Dansk',
        }),
      }),
      student: variant({
        description: `
          Astrid boede i et langhus og havde ingen legetøjskasse. Hun havde sten, snor, pinde og andre børn. Kan du
          finde på en leg, som hun ville have kunnet lide? Du må ikke bruge noget, der skal oplades.
        `,
        info: tilEleven('Sko, du kan stå fast i'),
      }),
    },
  },
)

export const vikingeboernForloeb: readonly Page[] = [vikingeboern, navne, groed, leg]
