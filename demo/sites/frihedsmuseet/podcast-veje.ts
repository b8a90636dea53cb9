/** The second season: ways in and ways out. */
import { weekdayFrom } from '../../writing/days.ts'
import type { Episode } from '../../writing/podcasts.ts'
import { doer, nedkastning, sender } from './pictures.ts'

const people = ['frihedsmuseet-ellen-bak', 'frihedsmuseet-noor-simonsen']

const hilsenen: Episode = {
  key: 'episode-hilsenen',
  publishedAt: weekdayFrom(-23, 5),
  image: nedkastning,
  tags: ['besaettelse'],
  people,
  script: `
    Ellen: Efter nyhederne fra London kom hilsnerne. ”Hilsen til Elias.” De blev læst langsomt op, og for de fleste betød
    de ingenting.

    Noor: For seks mænd i en kostald betød en af dem, at de skulle have støvler på.

    Ellen: Der skulle være måne. Marken skulle ligge langt fra veje og naboer. Man stod på række med lommelygter, og én
    blinkede et bogstav.

    Noor: Hvor længe ventede de?

    Ellen: Nogle gange hele natten. Nogle gange kom flyet ikke. Det kunne være vendt om. Det kunne være skudt ned. Det fik
    man ikke at vide. Man gik hjem og malkede.

    Noor: Og når det kom?

    Ellen: Så kom det lavt. Containerne faldt, og man havde nogle timer. Alt skulle væk, også faldskærmene.

    Noor: De var af godt stof.

    Ellen: Der er syet brudekjoler af dem. Efter krigen kunne man se ved alteret, hvem der havde boet tæt på en mark.

    Noor: Vi skal også sige, hvad det kostede.

    Ellen: Otte fra Hvidsten blev henrettet den 29. juni 1944. Det var en kromand, en dyrlæge, naboer. De havde hørt en
    hilsen, og så var de gået ud.
  `,
  in: {
    da: {
      title: 'Hilsen til en, ingen kender',
      slug: 'podcast/gennem-væggen/hilsenen',
      description: 'Radioen hilste på folk, som ikke fandtes. På en mark stod andre og ventede.',
      about: `
        Anden sæson begynder ude på landet, hvor væggene er tykkere og naboerne længere væk. Alligevel vidste de fleste,
        når der havde været fly. Man kunne se det på hjulsporene, og på, hvem der gabte i kirken.

        Vi taler om en nat, der kunne være mange steder, og om en gruppe, hvis navne vi kender. På siden om
        [nedkastningerne](nedkastning) står mere om Hvidsten og om den container, der endte som foderkrybbe.
      `,
    },
    en: {
      title: 'Greetings to nobody we know',
      slug: 'podcasts/through-the-wall/greetings',
      description:
        'The wireless greeted people who did not exist. In a field others stood waiting.',
      about: `
        The second season starts in the country, where walls are thicker and neighbours further off. Most of them still
        knew when there had been a plane. You could tell by the wheel tracks, and by who yawned in church.

        We talk about a night that might have been in many places, and about a group whose names we have. The page about
        [the drops](nedkastning) has more on Hvidsten, and on the container that ended up as a manger.
      `,
      translated: `
        Ellen: After the news from London came the greetings. ‘Greetings to Elias.’ They were read out slowly, and to most
        people they meant nothing.

        Noor: To six men in a cowshed one of them meant getting their boots on.

        Ellen: There had to be a moon. The field had to lie far from roads and neighbours. You stood in a row with torches, and
        one of you flashed a letter.

        Noor: How long did they wait?

        Ellen: All night, sometimes. Sometimes the plane did not come. It might have turned back. It might have been shot down.
        You were not told. You went home and did the milking.

        Noor: And when it did come?

        Ellen: It came low. The containers fell, and you had some hours. Everything had to go, the parachutes too.

        Noor: They were good cloth.

        Ellen: Wedding dresses were sewn from them. After the war you could see at the altar who had lived close to a field.

        Noor: We must also say what it cost.

        Ellen: Eight from Hvidsten were executed on the 29th of June 1944. They were an innkeeper, a vet, neighbours. They had
        heard a greeting, and they had gone out.
      `,
    },
  },
}

const noeglen: Episode = {
  key: 'episode-morsenoeglen',
  publishedAt: weekdayFrom(-16, 5),
  image: sender,
  tags: ['besaettelse', 'samling'],
  people,
  script: `
    Noor: Kan man kende et menneske, der kun siger prik og streg?

    Ellen: Ja. Telegrafisterne kaldte det en håndskrift. Nogle var hurtige til prikkerne. Andre hang lidt i stregerne. I
    England sad der folk, som kunne høre, hvem det var. De havde aldrig set hinanden.

    Noor: Senderen på bordet er ikke større end en telefonbog.

    Ellen: Det kom den også til at hedde. Ingeniøren Duus Hansen byggede den i hemmelighed, mens han arbejdede på en
    radiofabrik.

    Noor: Hvor længe kunne man sende?

    Ellen: Få minutter. Så kunne en pejlevogn finde huset. Derfor stod der altid en på gaden og så på biler.

    Noor: Hvad så han efter?

    Ellen: Eller hun. En bil, der kørte langsomt uden at lede efter et husnummer.

    Noor: På museet kan man prøve nøglen. Efter et minut begynder en lampe at lyse. De fleste når fire ord.

    Ellen: Hvad skriver de?

    Noor: Børnene skriver deres navn. De voksne skriver, at de er på museum.

    Ellen: Og dig?

    Noor: Jeg skrev: Nogen kommer op. Så blev jeg så bange, at jeg selv slukkede.
  `,
  in: {
    da: {
      title: 'Håndskrift i prikker og streger',
      slug: 'podcast/gennem-væggen/håndskrift',
      description:
        'En telegrafist kunne kendes på rytmen. Det var godt i den ene ende og farligt i den anden.',
      about: `
        Gennem en væg lyder en morsenøgle som en, der banker negle mod et bord. Det var nok til, at værtsfolkene som regel
        vidste, hvad de lagde hus til. De færreste spurgte, og de færreste fik noget at vide.

        I afsnittet sidder Ellen og Noor ved senderen, som museet viser i en montre, man kan komme helt rundt om.
        Historien om apparatet står på siden om [telefonbogen, der kunne tale](radiosenderen). Nøglen kan man prøve alle
        dage undtagen mandag.
      `,
    },
    en: {
      title: 'Handwriting in dots and dashes',
      slug: 'podcasts/through-the-wall/handwriting',
      description:
        'An operator could be known by rhythm: a good thing at one end, a danger at the other.',
      about: `
        Through a wall a Morse key sounds like someone drumming their nails on a table. It was enough for most hosts to know
        what was going on beneath their roof. Few asked, and few were told.

        In this episode Ellen and Noor sit by the transmitter, which the museum shows in a case that you can walk all the
        way round. Its story is on the page about [the telephone book that could talk](radiosenderen). The key may be
        tried on every day but Monday.
      `,
      translated: `
        Noor: Can you know a person who says nothing but dot and dash?

        Ellen: Yes. The operators called it a handwriting. Some were quick with the dots. Others lingered on the dashes. In
        England there were people who could hear who it was. They had never met.

        Noor: The transmitter on the table is no larger than a telephone book.

        Ellen: It came to be called that. An engineer, Duus Hansen, built it in secret while he worked at a factory for
        wireless sets.

        Noor: How long could you send?

        Ellen: A few minutes. Then a detector van could find the house. So there was always someone in the street, looking at
        cars.

        Noor: What did he look for?

        Ellen: Or she. A car that went slowly without looking for a number.

        Noor: At the museum you can try the key. After a minute a lamp begins to glow. Most people manage four words.

        Ellen: What do they write?

        Noor: Children write their names. Adults write that they are in a museum.

        Ellen: And you?

        Noor: I wrote: Someone coming up. Then I gave myself such a fright that I switched it off.
      `,
    },
  },
}

const trappen: Episode = {
  key: 'episode-trappen',
  publishedAt: weekdayFrom(-9, 5),
  image: doer,
  tags: ['besaettelse'],
  people,
  script: `
    Noor: Det her handler om en trappe i København i oktober 1943.

    Ellen: Advarslen kom i slutningen af september. De danske jøder skulle hentes. Det gik fra mund til mund. Nogle fik det
    at vide af en kollega, nogle af en, de aldrig havde talt med.

    Noor: Familien på tredje sal gik ned på anden. De spurgte, om man ville vande deres blomster.

    Ellen: Mere blev der ikke sagt. På anden sal sagde man ja.

    Noor: Mere end syv tusind kom til Sverige.

    Ellen: Omkring 470 blev taget og sendt til Theresienstadt. Nogle var for gamle til at gå ned ad trappen. Omkring
    halvtreds døde dernede.

    Noor: Vi har nøglen til tredje sal i udstillingen. Den hang på et søm i køkkenet på anden i halvandet år.

    Ellen: Familien kom hjem i sommeren 1945. Blomsterne havde klaret sig, på nær én.

    Noor: Sådan gik det ikke alle steder.

    Ellen: Nej. Andre fandt et nyt navn på døren. Vi fortæller ikke om den her trappe, fordi alle gjorde sådan. Vi
    fortæller om den, fordi nogen gjorde. Så det kunne altså lade sig gøre.
  `,
  in: {
    da: {
      title: 'Dem på tredje sal',
      slug: 'podcast/gennem-væggen/dem-på-tredje-sal',
      description:
        'I oktober 1943 blev en nøgle afleveret en etage længere nede. Om at vande blomster.',
      about: `
        Navnene i dette afsnit er udeladt efter familiernes ønske. Nøglen er ægte, og den er kommet til museet fra begge
        etager på én gang: De havde delt den i to generationer og kunne ikke blive enige om, hvis den var.

        Det er det afsnit, vi har skrevet om flest gange. Slutningen er Ellens. Hele forløbet, også for dem,
        der ikke nåede væk, står på siden om [oktober 1943](oktober-1943). Har man børn med, så læs gerne først
        [om det svære](svaert-stof).
      `,
    },
    en: {
      title: 'The people on the third floor',
      slug: 'podcasts/through-the-wall/the-third-floor',
      description: 'In October 1943 a key was handed in one floor down. On watering plants.',
      about: `
        The names in this episode are left out at the wish of the families. The key is real, and it came to the museum from
        both floors at once: they had shared it for two generations and could not agree on whose it was.

        It is the episode that we have rewritten most often. The end of it is Ellen’s. The whole course of
        events, for those too who did not get away, is on the page about [October 1943](oktober-1943). If you have
        children with you, you may like to read [about the hard parts](svaert-stof) first.
      `,
      translated: `
        Noor: This is about a staircase in Copenhagen in October 1943.

        Ellen: The warning came at the end of September. The Danish Jews were to be taken. It went from mouth to mouth. Some
        heard it from a colleague, some from a person they had never spoken to.

        Noor: The family on the third floor went down to the second. They asked if somebody would water their plants.

        Ellen: Nothing more was said. On the second floor they said yes.

        Noor: More than seven thousand reached Sweden.

        Ellen: About 470 were seized and sent to Theresienstadt. Some were too old to get down the stairs. About fifty died
        there.

        Noor: We have the key to the third floor in the exhibition. It hung from a nail in the kitchen on the second for a year
        and a half.

        Ellen: The family came home in the summer of 1945. The plants had managed, all but one.

        Noor: It was not like that everywhere.

        Ellen: No. Others found a new name on the door. We do not tell of this staircase because everyone did as they did. We
        tell of it because somebody did. So it could be done.
      `,
    },
  },
}

export const veje: readonly Episode[] = [hilsenen, noeglen, trappen]
