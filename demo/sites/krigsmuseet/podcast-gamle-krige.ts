/** The first three things: of bronze, of wool and of iron. */
import { weekdayFrom } from '../../writing/days.ts'
import type { Episode } from '../../writing/podcasts.ts'
import { gang, kanon, uniform } from './pictures.ts'

const people = ['krigsmuseet-birgit-noergaard', 'krigsmuseet-anders-krogh']

const kanonen: Episode = {
  key: 'episode-kanonen',
  publishedAt: weekdayFrom(-46, 4),
  image: kanon,
  tags: ['krig', 'samling'],
  people,
  script: `
    Birgit: Vi sidder i den lange hal. Klapper man i hænderne her, kommer svaret lidt senere.

    Anders: Rummet er over halvandet hundrede meter langt. Christian den Fjerde byggede det til sine kanoner, og de
    står her endnu.

    Birgit: Du har valgt en af dem.

    Anders: Den er af bronze, og den vejer to tons. På løbet er der et løvehoved, kongens navnetræk og en sætning på
    latin, som ingen af dem, der stod ved kanonen, kunne læse.

    Birgit: Og to håndtag på ryggen.

    Anders: De hedder delfiner. Nogle af dem ligner endda delfiner. Man stak et tov igennem og løftede.

    Birgit: Hvor mange skulle der til?

    Anders: Til at løfte den? En kran. Til at skyde med den? Tolv mand, og de skulle gøre tingene i den rigtige
    rækkefølge. Ellers var de elleve.

    Birgit: Har den et navn?

    Anders: Den hedder Fastelavn. Vi ved ikke hvorfor. Soldaterne har nok kaldt den noget andet, men det har ingen
    skrevet ned.

    Birgit: Hvad tænker du, når du går forbi den?

    Anders: At den er smuk. Så går jeg om foran og ser ind i løbet. Så går det over.
  `,
  in: {
    da: {
      title: 'To tons bronze med delfiner',
      slug: 'podcast/hvad-vejer-en-krig/to-tons-bronze',
      description:
        'En kanon hedder Fastelavn, har håndtag som delfiner og krævede tolv mand. Helst tolv.',
      about: `
        Serien begynder med det tungeste. Kanonen Fastelavn har stået i hallen længere end nogen af os, og så vidt
        vi ved, har den aldrig været i brug ved fastelavn. Den er støbt i bronze, og pynten på den er så fin, at man
        glemmer, hvad det er, man ser på. Det er Anders' pointe.

        Man kan besøge den i [den lange hal](kanonhallen), hvor den står som nummer fire fra højre. Vil man vide,
        hvordan den blev til, så læs om at [støbe en kanon](kanonstoebning).
      `,
    },
    en: {
      title: 'Two tons of bronze, with dolphins',
      slug: 'podcasts/what-does-a-war-weigh/two-tons-of-bronze',
      description:
        'A cannon called Shrovetide has dolphins for handles and took twelve men. Ideally twelve.',
      about: `
        The series begins with the heaviest. The cannon Fastelavn, or Shrovetide, has stood in the hall for longer
        than any of us, and as far as we know it was never fired at that time of year. It is cast in bronze, with ornament so fine
        that you forget what you are looking at. That is what Anders wants to say.

        You may call on it in [the long hall](kanonhallen), fourth from the right. For how it came to be, read about
        [casting a cannon](kanonstoebning).
      `,
      translated: `
        Birgit: We are sitting in the long hall. Clap your hands here and the answer comes a little later.

        Anders: The room is more than a hundred and fifty metres long. Christian the Fourth built it for his guns, and
        here they stand.

        Birgit: You have chosen one.

        Anders: It is bronze and weighs two tons. On the barrel there is a lion’s head, the king’s monogram and a
        sentence in Latin that nobody who served the gun could read.

        Birgit: And two handles on its back.

        Anders: They are called dolphins. Some of them even look like dolphins. You put a rope through and lifted.

        Birgit: How many did it take?

        Anders: To lift it? A crane. To fire it? Twelve men, and they had to do things in the right order. Otherwise they
        were eleven.

        Birgit: Has it a name?

        Anders: It is called Shrovetide. We do not know why. The soldiers will have called it something else, but nobody
        wrote that down.

        Birgit: What do you think when you walk past?

        Anders: That it is beautiful. Then I go round to the front and look down the barrel. And it passes.
      `,
    },
  },
}

const kjolen: Episode = {
  key: 'episode-kjolen',
  publishedAt: weekdayFrom(-39, 4),
  image: uniform,
  tags: ['krig', 'samling'],
  people,
  script: `
    Birgit: På bordet ligger en jakke. Den er rød, den er lille, og dengang hed den en kjole.

    Anders: En musketers, fra 1700-tallet. Den vejer halvandet kilo, når den er tør.

    Birgit: Hvorfor rød?

    Anders: Så man kunne se, hvem man ikke skulle skyde på. Krudtrøg er tæt. På halvtreds meter er alle grå, undtagen
    de røde.

    Birgit: Prøv at vende kraven.

    Anders: Her sidder en lap lærred. Der står Niels Pedersen og et kompagninummer.

    Birgit: Så ved vi, hvem han var.

    Anders: Vi ved, hvad han hed. Vi har fundet elleve Niels Pedersen i rullerne. Fire af dem kan have passet den.

    Birgit: Hvordan kan I vide det?

    Anders: Højden står i rullerne. Kjolen er syet til en mand på 165 centimeter. Albuerne er slidt tynde, og den er
    lappet to steder. Den ene lap er sat pænt på.

    Birgit: Og den anden?

    Anders: Den har han selv syet.

    Birgit: Ville du ønske, at du vidste, hvem af de fire det var?

    Anders: Nogle dage. Andre dage synes jeg, det er rimeligt, at de er fælles om den. Det var de jo også om resten.
  `,
  in: {
    da: {
      title: 'Elleve mænd om en kjole',
      slug: 'podcast/hvad-vejer-en-krig/elleve-mænd-om-en-kjole',
      description: 'Der står Niels Pedersen i foret. Det gjorde der også i mange andre.',
      about: `
        En uniform er lavet, for at man ikke skal kunne se forskel på folk. Derfor er det noget særligt, når der sidder
        en lap med et navn på. Desværre er det et af de almindeligste navne, man kunne have i 1700-tallet.

        Anders Krogh har brugt to vintre i ruller og regnskaber for at finde ejermanden. I afsnittet fortæller
        han, hvor langt han er nået, og hvorfor han ikke har travlt. Kjolen selv ligger i dæmpet lys:
        [En rød kjole i størrelse lille](roed-kjole).
      `,
    },
    en: {
      title: 'Eleven men to one coat',
      slug: 'podcasts/what-does-a-war-weigh/eleven-men-to-one-coat',
      description: 'The lining says Niels Pedersen. So did a good many others.',
      about: `
        A uniform is made so that you cannot tell people apart. So it matters when a scrap with a name is sewn into one.
        Unfortunately it is one of the commonest names that a Dane of the eighteenth century could have.

        Anders Krogh has spent two winters with rolls and accounts in search of the owner. Here he tells how far he has
        come, and why he is in no hurry. The coat itself lies in low light:
        [A red coat, size small](roed-kjole).
      `,
      translated: `
        Birgit: There is a coat on the table. It is red, and it is small.

        Anders: A musketeer’s, of the eighteenth century. It weighs a kilo and a half when dry.

        Birgit: Why red?

        Anders: To show whom not to shoot at. Powder smoke is thick. At fifty metres everyone is grey except for the reds.

        Birgit: Turn up the collar.

        Anders: Here is a scrap of linen. It says Niels Pedersen, and the number of a company.

        Birgit: So we know who he was.

        Anders: We know what he was called. We have found eleven of that name in the rolls. Four of them could have worn
        it.

        Birgit: How can you tell?

        Anders: The rolls give the height. The coat was sewn for a man of 165 centimetres. The elbows have worn thin, and
        it is patched in two places. One of the patches is neat.

        Birgit: And the other?

        Anders: He did that one himself.

        Birgit: Do you wish you knew which of the four it was?

        Anders: Some days. On other days I find it fair that they share. They shared the rest of it, after all.
      `,
    },
  },
}

const saven: Episode = {
  key: 'episode-saven',
  publishedAt: weekdayFrom(-32, 4),
  image: gang,
  tags: ['krig', 'nyere-tid'],
  people,
  script: `
    Birgit: Det er februar 1659. Det fryser, og det er dårligt nyt.

    Anders: København har været belejret siden august. Vandet er byens bedste mur. Nu fryser muren til, så man kan gå
    på den.

    Birgit: Så man savede.

    Anders: Borgere, studenter og søfolk savede render i isen foran voldene. Om dagen savede man dem op. Om natten
    frøs de til igen.

    Birgit: Og tingen i dag er en issav.

    Anders: Den vejer ni kilo. Læg mærke til, at den kun har håndtag i den ene ende. Der kan jo ikke stå en mand nede
    i vandet og trække i den anden.

    Birgit: Var den med i 1659?

    Anders: Det ved vi ikke. Den er gammel nok, og den kom fra et pakhus ved havnen. Mere tør jeg ikke love.

    Birgit: Natten til den ellevte februar gik svenskerne til angreb.

    Anders: De havde stiger og løbebroer med. Men renderne var åbne. Da det blev lyst, var det forbi.

    Birgit: Og dem, der kom over isen?

    Anders: En del af dem blev først fundet, da isen brød op. De var også nogens sønner.

    Birgit: Ni kilo.

    Anders: Ja. Det er det letteste våben i rummet, og det er ikke engang et våben.
  `,
  in: {
    da: {
      title: 'Saven, der kun havde ét håndtag',
      slug: 'podcast/hvad-vejer-en-krig/saven',
      description:
        'I februar 1659 blev København forsvaret med værktøj. Om isen, der ikke måtte bære.',
      about: `
        Når man spørger besøgende, hvad en by bliver forsvaret med, svarer de kanoner. Ingen har endnu svaret en sav.
        Den hænger for sig selv på endevæggen, og mange tror, at den tilhører håndværkerne.

        Afsnittet handler om ugerne op til stormen, hvor folk var ude på isen hver dag, og om den nat, hvor det
        viste sig at have været umagen værd. Hele forløbet står på siden om [stormnatten](stormen).
      `,
    },
    en: {
      title: 'The saw with only one handle',
      slug: 'podcasts/what-does-a-war-weigh/the-saw',
      description:
        'In February 1659 Copenhagen was defended with tools: on ice that must not bear.',
      about: `
        Ask visitors what a city is defended with and they say cannon. Nobody has yet said a saw. It hangs by itself on
        the end wall, and many take it for something the builders left.

        The episode is about the weeks before the assault, when people were out on the ice every day, and about
        the night on which it proved to have been worth the trouble. The full story is on the page about
        [the night of the storm](stormen).
      `,
      translated: `
        Birgit: It is February 1659. It is freezing, and that is bad news.

        Anders: Copenhagen has been under siege since August. Water is the best wall it has. Now the wall is freezing over,
        and one can walk on it.

        Birgit: So they sawed.

        Anders: Citizens, students and seamen sawed channels in the ice before the ramparts. By day they were sawn open. By
        night they froze again.

        Birgit: And today’s thing is an ice saw.

        Anders: It weighs nine kilos. Notice that it has a handle at one end only. You cannot have a man standing in the
        water to pull at the other.

        Birgit: Was it there in 1659?

        Anders: We do not know. It is old enough, and it came from a warehouse by the harbour. More I dare not promise.

        Birgit: On the night before the eleventh of February the Swedes attacked.

        Anders: They had ladders with them, and bridges. But the channels were open. By daylight it was over.

        Birgit: And those who came across the ice?

        Anders: Some were not found until it broke up. They were somebody’s sons as well.

        Birgit: Nine kilos.

        Anders: Yes. It is the lightest weapon in the room, and it is not even a weapon.
      `,
    },
  },
}

export const gamleKrige: readonly Episode[] = [kanonen, kjolen, saven]
