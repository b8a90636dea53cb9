import { print, to } from '../../writing/marks.ts'
import {
  billboardWithReference,
  picture,
  relatedContent,
  styledTextAndVisual,
  textSection,
} from '../../writing/modules.ts'
import { landingPage, type Page } from '../../writing/site.ts'
import { langhus, ringborg, udgravning } from './prints.ts'

export const borgen: readonly Page[] = [
  landingPage(
    'borgen',
    { image: ringborg, tags: ['vikingetid', 'krig'], navigationColor: 'background' },
    {
      da: {
        title: 'En borg tegnet med snor',
        slug: 'borgen',
        description:
          'Rund vold, fire porte, to gader og seksten huse. Alt er målt, og næsten alt passer.',
        modules: [
          textSection({
            title: 'Passer det?',
            text: `
              Volden er en cirkel med en indre diameter på 136 meter. Den var omkring fem meter høj,
              bygget af jord og klædt i egetræ. Portene vender omtrent mod verdenshjørnerne. Gaderne
              imellem dem var belagt med træ, og de krydser hinanden midt i cirklen.

              I hvert felt lå fire huse i firkant. Hvert hus var omkring 29,4 meter langt. Det
              svarer til hundrede romerske fod, og om det er et tilfælde, må man selv regne ud.

              Uden for volden lå en forborg med yderligere femten huse og en gravplads.
            `,
          }),
          styledTextAndVisual({
            title: 'Efteråret 980',
            text: `
              Årringene i egetømmeret fra borgen viser, at træerne blev fældet i efteråret 980. Så
              blev der bygget, og det gik stærkt. Harald Blåtand var konge, og borgen lå, så den
              kunne holde øje med sejladsen gennem Storebælt.

              Den blev ikke brugt længe. Husene er aldrig repareret, og efter få årtier stod de
              tomme.
            `,
            image: print('aarringe', {
              da: 'Linoleumssnit: en skive eg med tydelige årringe under en skydelære.',
              en: 'Linocut: a slice of oak with clear growth rings under a calliper.',
            }),
            side: 'right',
          }),
          billboardWithReference('ringborgene', {
            text: 'Trelleborg var ikke alene. Fem danske ringborge er verdensarv.',
          }),
          relatedContent('I borgen', {
            'Se nærmere': ['langhuset', 'gravpladsen', 'skjoldet', 'ringborgene'],
          }),
        ],
      },
      en: {
        title: 'A fortress drawn with a cord',
        slug: 'fortress',
        description:
          'Round rampart, four gates, two streets and sixteen houses. All of it measured, and nearly all of it true.',
        modules: [
          textSection({
            title: 'Does it fit?',
            text: `
              The rampart is a circle with an inner diameter of 136 metres. It stood about five
              metres high, of earth faced with oak. The gates point roughly to the four quarters of
              the compass; the timber-paved streets between them cross at the centre.

              In each quarter four houses formed a square. Each house was about 29.4 metres long,
              which is a hundred Roman feet. Whether that is chance we leave to you.

              Outside lay a bailey with another fifteen houses and a burial ground.
            `,
          }),
          styledTextAndVisual({
            title: 'Autumn 980',
            text: `
              Growth rings in the oak show that the trees were felled in the autumn of 980. Building
              followed, and fast. Harald Bluetooth was king, and from here one could keep an eye on
              traffic through the Great Belt.

              It was not used for long. The houses were never repaired, and within a few decades
              they stood empty.
            `,
            image: print('aarringe', {
              da: 'Linoleumssnit: en skive eg med tydelige årringe under en skydelære.',
              en: 'Linocut: a slice of oak with clear growth rings under a calliper.',
            }),
            side: 'right',
          }),
          billboardWithReference('ringborgene', {
            text: 'Trelleborg was not alone. Five Danish ring fortresses are World Heritage.',
          }),
          relatedContent('In the fortress', {
            'Look closer': ['langhuset', 'gravpladsen', 'skjoldet', 'ringborgene'],
          }),
        ],
      },
    },
  ),
  landingPage(
    'langhuset',
    { parent: 'borgen', image: langhus, tags: ['vikingetid', 'haandvaerk'] },
    {
      da: {
        title: 'Huset, der blev bygget forkert',
        slug: 'borgen/langhuset',
        description:
          'I 1942 genskabte man et af borgens huse i fuld størrelse. Siden er vi blevet klogere.',
        modules: [
          textSection({
            title: 'En svalegang for meget',
            text: `
              Rundt om hvert hus fandt udgraverne en ekstra række huller. I 1942 mente man, at de
              var spor af en svalegang, en overdækket gang hele vejen rundt. Sådan blev huset
              bygget, og sådan står det, med mørke gange og et stejlt tag af egespån.

              Senere udgravninger, bl.a. på Fyrkat, viste, at stolperne i hullerne stod skråt. De
              var ikke søjler, men støtter, der holdt væggene oppe. Der var ingen gang.
            `,
          }),
          picture(
            print('langhus', langhus.alt, {
              caption: {
                da: 'Indenfor er fejlen ikke til at se. Røgen er i hvert fald rigtig.',
                en: 'Inside, the mistake does not show. The smoke at least is correct.',
              },
            }),
            true,
          ),
          textSection({
            title: 'Hvorfor bliver det stående?',
            text: `
              Fordi det er et af de ældste fuldskalaforsøg i dansk arkæologi og nu selv et
              fortidsminde. Man lærer meget af at tage fejl i egetræ. Væggene buer, som de skal,
              ilden ligger, hvor den lå, og bænkene langs siderne er brede nok til at sove på. Prøv.
            `,
            links: [to('haandvaerk', 'Håndværket bag'), to('ringborgene', 'De andre borge')],
          }),
        ],
      },
      en: {
        title: 'The house that was built wrong',
        slug: 'fortress/longhouse',
        description: 'In 1942 one of the houses was recreated at full size. We have learnt since.',
        modules: [
          textSection({
            title: 'One gallery too many',
            text: `
              Around every house the excavators found an extra row of holes. In 1942 these were
              taken for traces of a gallery, a covered walk all the way round. So the house was
              built, and so it stands, with its dark passages and a steep roof of oak shingles.

              Later digs, at Fyrkat among others, showed that the posts in those holes had leaned
              inwards. They were not columns but props, holding up the walls. There was no gallery.
            `,
          }),
          picture(
            print('langhus', langhus.alt, {
              caption: {
                da: 'Indenfor er fejlen ikke til at se. Røgen er i hvert fald rigtig.',
                en: 'Inside, the mistake does not show. The smoke at least is correct.',
              },
            }),
            true,
          ),
          textSection({
            title: 'Why keep it?',
            text: `
              Because it is among the oldest full-scale experiments in Danish archaeology, and by
              now a monument in itself. There is much to be learnt from being wrong in oak. The
              walls curve as they should, the hearth is in its place, and the benches are wide
              enough to sleep on. Try one.
            `,
            links: [
              to('haandvaerk', 'The craft behind it'),
              to('ringborgene', 'The other fortresses'),
            ],
          }),
        ],
      },
    },
  ),
  landingPage(
    'ringborgene',
    { parent: 'borgen', image: ringborg, tags: ['vikingetid', 'forskning'] },
    {
      da: {
        title: 'Fem borge efter samme opskrift',
        slug: 'borgen/ringborgene',
        description:
          'Aggersborg, Fyrkat, Nonnebakken, Borgring og Trelleborg kom på verdensarvslisten i 2023.',
        modules: [
          textSection({
            title: 'De fem',
            text: `
              - **Trelleborg** ved Slagelse blev gravet ud først og gav de andre navn.
              - **Aggersborg** ved Limfjorden er den største, 240 meter i tværmål.
              - **Fyrkat** ved Hobro har fire gange fire huse ligesom vores.
              - **Nonnebakken** ligger under Odense, så man skal kende den for at se den.
              - **Borgring** ved Køge blev først påvist i 2014.

              De er alle runde, alle fra Harald Blåtands tid og alle lagt, så man kunne nå dem fra
              vandet. Hvad de skulle, skændes fagfolk om: holde fjender ude eller landet inde.
            `,
          }),
          styledTextAndVisual({
            title: 'Motorcyklerne, der ikke kom',
            text: `
              I begyndelsen af 1930’erne så en motorcykelklub på den runde vold og tænkte bane.
              Ansøgningen fik myndighederne til at se nærmere på stedet, og fra 1934 til 1942
              gravede Nationalmuseet under Poul Nørlund det hele ud. Klubben kørte et andet sted.
            `,
            image: udgravning,
            side: 'left',
            panel: true,
            link: to('nationalmuseet/front', 'Se fund på Nationalmuseet'),
          }),
          textSection({
            title: 'Hænger de sammen med Jelling?',
            text: `
              Ja. Inden for [palisaden i Jelling](jelling/front) stod huse af samme type. Bygherren
              er formentlig den samme, og det er smagen i hvert fald.
            `,
          }),
        ],
      },
      en: {
        title: 'Five fortresses, one recipe',
        slug: 'fortress/ring-fortresses',
        description:
          'Aggersborg, Fyrkat, Nonnebakken, Borgring and Trelleborg joined the World Heritage List in 2023.',
        modules: [
          textSection({
            title: 'The five',
            text: `
              - **Trelleborg** near Slagelse was excavated first and lent its name to the rest.
              - **Aggersborg** by the Limfjord is the largest, 240 metres across.
              - **Fyrkat** near Hobro has four times four houses, like ours.
              - **Nonnebakken** lies beneath Odense; you must know it to see it.
              - **Borgring** near Køge was not identified until 2014.

              All are round, all are of Harald Bluetooth’s time, and all could be reached from the
              water. What they were for is disputed: to keep enemies out, or the country in.
            `,
          }),
          styledTextAndVisual({
            title: 'The motorcycles that never came',
            text: `
              In the early 1930s a motorcycle club looked at the round bank and saw a racetrack. Its
              application made the authorities look closer, and from 1934 to 1942 the National
              Museum, under Poul Nørlund, excavated the whole of it. The club went elsewhere.
            `,
            image: udgravning,
            side: 'left',
            panel: true,
            link: to('nationalmuseet/front', 'Finds at the National Museum'),
          }),
          textSection({
            title: 'Is there a link to Jelling?',
            text: `
              Yes. Houses of this kind stood inside [the palisade at Jelling](jelling/front). The
              builder was probably the same man; the taste certainly was.
            `,
          }),
        ],
      },
    },
  ),
]
