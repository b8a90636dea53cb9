import { educationTheme, variant } from '../../writing/education.ts'
import { closer, to } from '../../writing/marks.ts'
import { accordion } from '../../writing/modules.ts'
import { looseSheet } from '../../writing/schoolPapers.ts'
import type { Page } from '../../writing/site.ts'
import { guldhorn, kartotek, krukker } from './prints.ts'
import {
  forloeb,
  forPupils,
  forTeachers,
  school,
  tilEleven,
  tilLaereren,
} from './undervisning-fakta.ts'

const kilder = educationTheme(
  'udskoling-kilder',
  { parent: 'udskoling', image: closer(kartotek), tags: ['skole', 'samling'] },
  {
    da: {
      title: 'Hvor ved vi det fra?',
      slug: 'undervisning/udskoling/kilder',
      description:
        'En potte, et horn og et skilt. Ingen af dem lyver, men alle tre kan misforstås, og det er dér, kildekritikken begynder.',
      teacher: variant({
        description: `
          Kildekritik læres bedst på noget, der ikke er en tekst. Så kan ingen slå forfatteren op. Forløbene træner de
          samme spørgsmål, som eleverne skal bruge over for en video eller et opslag: Hvem har lavet det, hvornår, til
          hvem, og hvad mangler der?
        `,
        materials: [
          looseSheet('fem-spoergsmaal', 'da', school, {
            title: 'Fem spørgsmål til en kilde',
            tasks: [
              'Hvem har lavet den, og hvad ville de med den?',
              'Hvornår er den lavet, og hvor længe efter?',
              'Hvem er den lavet til?',
              'Hvad viser den, uden at nogen har tænkt over det?',
              'Hvad mangler, og hvem har fordel af det?',
            ],
          }),
        ],
      }),
    },
    en: {
      title: 'How do we know?',
      slug: 'education/ages-13-16/evidence',
      description:
        'A pot, a horn and a label. None of them lies, but each can be misunderstood, and that is where criticism begins.',
      teacher: variant({
        description: `
          Source criticism is best learnt on something that is not a text, for then nobody can look the author up. The
          sessions train the questions that pupils need when they meet a video or a post: who made it, when, for whom, and
          what is missing?
        `,
        materials: [
          looseSheet('fem-spoergsmaal', 'en', school, {
            title: 'Five questions to a source',
            tasks: [
              'Who made it, and what did they want with it?',
              'When was it made, and how long afterwards?',
              'Whom was it made for?',
              'What does it show that nobody meant it to?',
              'What is missing, and who gains by that?',
            ],
          }),
        ],
      }),
    },
  },
)

const potte = forloeb(
  'forloeb-potte',
  {
    parent: 'udskoling-kilder',
    image: krukker,
    tags: ['skole', 'oldtid'],
    educationTags: ['topic', 'materials'],
  },
  {
    da: {
      title: 'Kildekritik på en potte',
      slug: 'undervisning/udskoling/kilder/kildekritik-på-en-potte',
      description:
        'Hvert hold får ni skår, en vægt og en lup. Efter en halv time skal de sige tre ting, de ved, to, de tror, og en, de gerne ville vide.',
      duration: '90 minutter',
      sheet: {
        title: 'Ved, tror, ville vide',
        tasks: [
          'Beskriv skåret med fem sætninger. Ingen af dem må være et gæt.',
          'Hvad ved I? Hvad tror I? Hvad ville I gerne vide? Skriv to ting af hver slags.',
          'Tegningen fra udgravningen er kommet. Hvad holder, og hvad falder?',
          'Brevet fra finderen er kommet. Hvad tog I fejl af?',
        ],
      },
      teacher: variant({
        description: `
          Skårene er ægte, men uden værdi for forskningen, så de må vendes, vejes og holdes op mod lyset. Holdene finder ud
          af, om de kommer fra samme kar, hvad det har været brugt til, og hvordan det gik i stykker. Så får de nye
          oplysninger i to omgange: en tegning fra udgravningen og et brev fra finderen. Hvad holder, og hvad falder?

          Eleverne lærer forskellen på iagttagelse, slutning og gæt, og de lærer at skifte mening offentligt. Forbered dem
          ved at lade dem beskrive en kop i klassen med ti sætninger uden ordet ”kop”.
        `,
        info: tilLaereren({
          trin: '7.–9. klasse',
          tid: '90 minutter',
          fag: 'Historie, samfundsfag',
        }),
        modules: [
          accordion('Om skårene', {
            'Er de virkelig ægte?':
              'Ja. De er fundet, uden at nogen skrev ned hvor, og så kan de ikke bruges til meget andet end det her.',
            'Hvad hvis en elev taber et?':
              'Så er der to. Det er sket før, senest for to tusind år siden.',
            'Kan vi låne dem på skolen?':
              'Ja, en kasse med 60 skår kan lånes i en måned. Spørg, når I bestiller.',
          }),
        ],
      }),
      student: variant({
        description: `
          Du får noget i hånden, som er gået i stykker for meget længe siden. Du må ikke google det. Beskriv, før du gætter,
          og gæt, før du spørger. Til sidst skal dit hold sige højt, hvad I tog fejl af. Det er den del, der giver point.
        `,
        info: tilEleven('Opladt hoved; telefonen bliver i skabet', 'I studiesalen på anden sal'),
      }),
    },
    en: {
      title: 'Questioning a pot',
      slug: 'education/ages-13-16/evidence/questioning-a-pot',
      description:
        'Each team gets nine sherds, a scale and a lens. In half an hour they must name three things they know, two they believe and one they would like to know.',
      duration: '90 minutes',
      sheet: {
        title: 'Know, believe, wonder',
        tasks: [
          'Describe the sherd in five sentences. None of them may be a guess.',
          'What do you know? What do you believe? What would you like to know? Write two of each.',
          'The drawing from the dig has come. What stands, and what falls?',
          'The finder’s letter has come. What were you wrong about?',
        ],
      },
      teacher: variant({
        description: `
          The sherds are real but of no use to research, so they may be turned, weighed and held to the light. Teams work
          out whether they come from one vessel, what it was used for and how it broke. Then they are given more to go on,
          twice: a drawing from the excavation and a letter from the finder. What stands, and what falls?

          Pupils learn to tell observation from inference and from guesswork, and to change their minds in public. Prepare
          by describing a cup in ten sentences without the word ‘cup’.
        `,
        info: forTeachers({
          ages: '13–15',
          time: '90 minutes',
          subjects: 'History, social studies',
        }),
        modules: [
          accordion('About the sherds', {
            'Are they really old?':
              'Yes. They were found without anyone noting where, which leaves little else to do with them.',
            'What if a pupil drops one?':
              'Then there are two. It has happened before, most recently two thousand years ago.',
            'Can we borrow some?': 'Yes, a box of 60 sherds for a month. Ask when you book.',
          }),
        ],
      }),
      student: variant({
        description: `
          You get something to hold that broke a very long time ago. You may not look it up. Describe before you guess, and
          guess before you ask. At the end your team must say aloud what it got wrong. That is the part that earns points.
        `,
        info: forPupils(
          'A clear head; telephones stay in the locker',
          'In the study room, second floor',
        ),
      }),
    },
  },
)

const horn = forloeb(
  'forloeb-guldhorn',
  {
    parent: 'udskoling-kilder',
    image: guldhorn,
    tags: ['skole', 'oldtid'],
    educationTags: ['topic'],
  },
  {
    da: {
      title: 'Guldhornene findes ikke',
      slug: 'undervisning/udskoling/kilder/guldhornene-findes-ikke',
      description:
        'De blev stjålet i 1802 og smeltet om. Alligevel kan alle se dem for sig. Klassen undersøger, hvad man egentlig kender, når man kender en kopi.',
      duration: '90 minutter',
      sheet: {
        title: 'Hvad er sikkert?',
        tasks: [
          'Tegn et guldhorn efter hukommelsen, før I kommer.',
          'Fire kilder er uenige om længden. Hvem har set hornet selv?',
          'Skriv fem ting, der er sikre. Stryg dem, der ikke holder undervejs.',
          'Hvorfor huskes noget, der ikke findes?',
        ],
      },
      teacher: variant({
        description: `
          Guldhornene blev fundet ved Gallehus i 1639 og 1734. I maj 1802 blev de stjålet fra Kunstkammeret
          af guldsmeden Niels Heidenreich, som smeltede dem. Det, der står i montrerne i dag, er kopier efter gamle
          tegninger. Klassen får uddrag af tegningerne, forhøret og et digt og skal lave en liste over det, der er sikkert.
          Den bliver kortere undervejs.

          Eleverne lærer om førstehånds- og andenhåndskilder og om, hvordan en nation kan samle sig om noget, den har
          mistet. Forbered dem ved at tegne hornet efter hukommelsen.
        `,
        info: tilLaereren({
          trin: '7.–10. klasse',
          tid: '90 minutter',
          fag: 'Historie, dansk',
        }),
        materials: [to('samlinger/front', 'Kopier i Samlinger')],
      }),
      student: variant({
        description: `
          Tegn et guldhorn, før du kommer. Du har sikkert set et. Men hvad er det egentlig, du har set? Du får fire kilder,
          der er uenige om længden, figurerne og runerne, og du skal beslutte, hvem du stoler på, og hvorfor.
        `,
        info: tilEleven('Din tegning'),
      }),
    },
    en: {
      title: 'The Golden Horns do not exist',
      slug: 'education/ages-13-16/evidence/the-golden-horns',
      description:
        'They were stolen in 1802 and melted down, yet every Dane can picture them. The class asks what one really knows when one knows a copy.',
      duration: '90 minutes',
      sheet: {
        title: 'What is certain?',
        tasks: [
          'Draw a golden horn from memory before you come.',
          'Four sources disagree about the length. Which of them saw the horn?',
          'Write down five things that are certain. Cross out those that do not last.',
          'Why is something remembered that no longer exists?',
        ],
      },
      teacher: variant({
        description: `
          The Golden Horns were found at Gallehus in Jutland in 1639 and 1734. In May 1802 they were stolen from the royal
          Kunstkammer by a goldsmith, Niels Heidenreich, who melted them. What stands in the cases today are copies made
          after old drawings. The class gets parts of the drawings, the interrogation and a poem, and makes a list of what
          is certain. It grows shorter.

          Pupils learn about first-hand and second-hand sources, and how a nation can gather round something it has lost.
          Prepare by looking for a national treasure of your own that is gone.
        `,
        info: forTeachers({
          ages: '13–16',
          time: '90 minutes',
          subjects: 'History, literature',
        }),
      }),
      student: variant({
        description: `
          You are given four sources that disagree about the length, the figures and the runes of two horns that nobody can
          go and measure. Decide whom you trust, and be ready to say why. Changing your mind is allowed, once.
        `,
        info: forPupils('A pencil'),
      }),
    },
  },
)

const skilt = forloeb(
  'forloeb-skilt',
  { parent: 'udskoling-kilder', tags: ['skole', 'samling'], educationTags: ['topic', 'materials'] },
  {
    da: {
      title: 'Skriv skiltet om',
      slug: 'undervisning/udskoling/kilder/skriv-skiltet-om',
      description:
        'Et museumsskilt er på fyrre ord, og nogen har valgt dem. Klassen finder det, der er udeladt, og skriver et nyt. De bedste bliver hængt op.',
      duration: '90 minutter',
      sheet: {
        title: 'Fyrre ord',
        tasks: [
          'Læs skiltet højt for din makker. Hvad kan man forestille sig, og hvad siger det ikke?',
          'Sammenlign skiltene fra 1911, 1954 og i fjor. Hvem taler, og til hvem?',
          'Skriv dit eget skilt. Højst fyrre ord.',
          'Hvad valgte du fra, og hvorfor?',
        ],
      },
      teacher: variant({
        description: `
          Eleverne vælger hver en genstand på anden sal og læser skiltet højt for en makker, som ikke må se tingen. Hvad kan
          man forestille sig, og hvad siger skiltet ikke? Derefter arbejder de med tre udgaver fra vores eget arkiv, fra
          1911, 1954 og i fjor, om den samme stol. Til sidst skriver de deres egen på højst fyrre ord.

          Eleverne lærer, at neutral tekst også har en afsender. Skiltene læses af inspektøren, som svarer hver elev
          skriftligt. Tre fra hver klasse hænger i salen i et år med navn. Forbered dem med en varedeklaration og en
          nekrolog.
        `,
        info: tilLaereren({
          trin: '8.–10. klasse',
          tid: '90 minutter',
          fag: 'Dansk, historie, medier',
          sprog: 'Dansk',
        }),
      }),
      student: variant({
        description: `
          Du har fyrre ord til at fortælle om en ting. Hvem har lavet den, hvem har brugt den, og hvem har betalt? Der er
          ikke plads til det hele. Det, du vælger fra, er også et valg, og det skal du kunne forsvare.
        `,
        info: tilEleven('Noget at skrive med', 'I studiesalen på anden sal'),
      }),
    },
  },
)

export const kilderForloeb: readonly Page[] = [kilder, potte, horn, skilt]
