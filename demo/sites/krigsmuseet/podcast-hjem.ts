/** The last three things: who was there, what was sent home, and what was brought. */
import { weekdayFrom } from '../../writing/days.ts'
import type { Episode } from '../../writing/podcasts.ts'
import { kartotek, mikrofon, skib } from './pictures.ts'

const people = ['krigsmuseet-birgit-noergaard', 'krigsmuseet-samir-lauridsen']

const listen: Episode = {
  key: 'episode-listen',
  publishedAt: weekdayFrom(-25, 4),
  image: skib,
  tags: ['krig', 'nyere-tid'],
  people: ['krigsmuseet-birgit-noergaard', 'krigsmuseet-anders-krogh'],
  script: `
    Birgit: Skærtorsdag, den anden april 1801. Byen er oppe på tagene.

    Anders: Ude på Reden ligger en række danske skibe for anker. Mange af dem har hverken master eller sejl. De kan ikke
    flygte. Det er heller ikke meningen.

    Birgit: Så kommer englænderne, og Nelson fører angrebet.

    Anders: Ham med kikkerten. Hans admiral signalerede, at han måtte trække sig ud. Man fortæller, at Nelson satte
    kikkerten for det blinde øje og sagde, at han ikke kunne se noget signal.

    Birgit: Er det sandt?

    Anders: Det er en god historie. Det er ikke altid det samme.

    Birgit: Og tingen i dag?

    Anders: Et ark papir på fire gram. Peter Willemoes var sytten og førte et flydende batteri. Ham er der viser om. På
    arket står de andre. De fleste havde aldrig affyret en skibskanon.

    Birgit: Hvad står der ud for navnene?

    Anders: Lønnen. Kosten. Og ved nogle af dem et kors.

    Birgit: Viserne lærer man i skolen.

    Anders: Ja. Et ark med navne kan man ikke synge. Men man kan læse det højt, og det gør vi hver anden april. Det
    tager længere tid end visen.
  `,
  in: {
    da: {
      title: 'Fire gram navne',
      slug: 'podcast/hvad-vejer-en-krig/fire-gram-navne',
      description: 'Der er viser om Willemoes. Om dem ved siden af ham er der et ark papir.',
      about: `
        Slaget på Reden varede nogle timer og er blevet sunget i mere end to hundrede år. Det, der blev tilbage på
        kontoret, var en liste: hvem der havde været om bord, hvad de havde til gode, og hvem der ikke kom og hentede
        det.

        Anders Krogh læser fra listen og forklarer, hvorfor den er det vigtigste, museet har om den dag. Mere om
        skibene uden master findes på siden om [Slaget på Reden](slaget-paa-reden).
      `,
    },
    en: {
      title: 'Four grams of names',
      slug: 'podcasts/what-does-a-war-weigh/four-grams-of-names',
      description:
        'There are songs about Willemoes. Of those beside him there is a sheet of paper.',
      about: `
        The battle of 1801 took some hours, and Danes have sung about it for more than two hundred years. What was left at
        the office was a list: who had been on board, what they were owed, and who never came to collect it.

        Anders Krogh reads from the list and explains why it is the most important thing that the museum has from that
        day. There is more about the ships without masts on the page about
        [the battle in the roads](slaget-paa-reden).
      `,
      translated: `
        Birgit: Maundy Thursday, the second of April 1801. The whole town is up on the roofs.

        Anders: Out in the roads a line of Danish ships lies at anchor. Many have neither masts nor sails. They cannot get
        away. Nor are they meant to.

        Birgit: Then come the English, and Nelson leads the attack.

        Anders: The one with the telescope. His admiral signalled that he might withdraw. It is told that Nelson put the
        telescope to his blind eye and said that he could see no signal.

        Birgit: Is it true?

        Anders: It is a good story. That is not always the same thing.

        Birgit: And today’s thing?

        Anders: A sheet of paper of four grams. Peter Willemoes was seventeen and commanded a floating battery. There are
        songs about him. On the sheet are the others. Most had never fired a ship’s gun.

        Birgit: What does it say beside the names?

        Anders: Pay. Rations. And by some of them a cross.

        Birgit: The songs are learnt in school.

        Anders: Yes. You cannot sing a sheet of names. But you can read it aloud, and we do, every second of April. It takes
        longer than the song.
      `,
    },
  },
}

const brevet: Episode = {
  key: 'episode-brevet',
  publishedAt: weekdayFrom(-18, 4),
  image: kartotek,
  tags: ['krig', 'nyere-tid'],
  people,
  script: `
    Birgit: Samir, læs begyndelsen.

    Samir: ”Kære forældre, jeg tager pennen i hånden for at lade jer vide, at jeg, Gud ske lov, er rask.”

    Birgit: Sådan begynder de næsten alle sammen.

    Samir: Det var lært i skolen, og det var godt lært. Den, der åbnede brevet, behøvede kun at læse én linje for at
    trække vejret igen.

    Birgit: Vi er i 1864. Hvad skriver han om krigen?

    Samir: Han skriver om suppe. Han vil gerne have et par vanter. Han spørger til hoppen.

    Birgit: Og Dybbøl?

    Samir: Dybbøl står i en bisætning. ”Ole, som jeg skrev om, er her ikke mere.” Så kommer vejret.

    Birgit: Hvorfor skriver han ikke, hvordan det er?

    Samir: Han ved, hvem der læser. De soldater, jeg taler med i dag, gør det samme. De ringer hjem og fortæller om
    maden.

    Birgit: Hvad vejer brevet?

    Samir: Otte gram. Men posten var langsom. Nogle breve nåede først frem, da den, der havde skrevet dem, var
    begravet.

    Birgit: Hvordan slutter det?

    Samir: Som de andre. ”Hils alle, som spørger efter mig.”
  `,
  in: {
    da: {
      title: 'Otte gram suppe og vejr',
      slug: 'podcast/hvad-vejer-en-krig/otte-gram',
      description: 'Et brev fra 1864 handler om vanter. Resten står mellem linjerne.',
      about: `
        Samir Lauridsen har læst flere hundrede soldaterbreve og siger, at man efterhånden bliver god til det, der ikke
        står. I afsnittet læser han op af et enkelt og sammenligner det med de samtaler, han har haft med folk, der kom
        hjem for ti år siden.

        Brevet ligger i udstillingen [Det er overstået](feltpost), hvor man kan sidde ned og læse det i sit eget tempo.
        Der er otte linjer. Regn med et kvarter.
      `,
    },
    en: {
      title: 'Eight grams of soup and weather',
      slug: 'podcasts/what-does-a-war-weigh/eight-grams',
      description: 'A letter of 1864 asks for mittens. The rest is between the lines.',
      about: `
        Samir Lauridsen has read several hundred soldiers’ letters, and says that with time you get good at what is not
        there. In this episode he reads from a single one, and sets it beside the talks he has had with people who came
        home ten years ago.

        The letter lies in the exhibition [It is over](feltpost), where you can sit down and read it at your own pace.
        There are eight lines. Allow a quarter of an hour.
      `,
      translated: `
        Birgit: Samir, read us the beginning.

        Samir: ‘Dear parents, I take pen in hand to let you know that I, God be praised, am well.’

        Birgit: Nearly all of them begin like that.

        Samir: It was taught in school, and it was well taught. Whoever opened the letter had to read only one line to
        breathe again.

        Birgit: We are in 1864. What does he write about the war?

        Samir: He writes about soup. He would like a pair of mittens. He asks after the mare.

        Birgit: And Dybbøl?

        Samir: Dybbøl is in a subordinate clause. ‘Ole, of whom I wrote, is here no more.’ Then comes the weather.

        Birgit: Why does he not say what it is like?

        Samir: He knows who will be reading. The soldiers I talk to now do the same. They ring home and tell about the food.

        Birgit: What does the letter weigh?

        Samir: Eight grams. But the post was slow. Some letters only came when the one who had written them was buried.

        Birgit: How does it end?

        Samir: Like the others. ‘Greet all who ask for me.’
      `,
    },
  },
}

/** Those who have told something read the transcript first: this one is still being read. */
const termokanden: Episode = {
  key: 'episode-termokanden',
  publishedAt: weekdayFrom(-11, 4),
  image: mikrofon,
  tags: ['krig'],
  people,
  untranscribed: true,
  script: `
    Birgit: Samir, du har taget en termokande med.

    Samir: Den er af stål, og den har en bule. Den har været i Afghanistan. Nu står den på anden sal.

    Birgit: Hvem ejer den?

    Samir: En mand, som jeg har drukket kaffe med elleve gange. Den tolvte gang optog vi.

    Birgit: Hvorfor så sent?

    Samir: De første elleve gange talte vi om fodbold. Det er ikke spildt. Man kan ikke begynde med det svære.

    Birgit: Hvad talte han om den tolvte gang?

    Samir: Om varmen. Om at kede sig. Og om den første tur i supermarkedet, da han var kommet hjem. Der var fyrre slags
    morgenmad. Han stod foran hylden i en halv time. Så gik han uden at købe noget.

    Birgit: Det er ikke en heltehistorie.

    Samir: Det er heller ikke en offerhistorie. Det er en mand foran en hylde. Han har hørt det igennem, og han kan få
    det slettet i morgen, hvis han vil.

    Birgit: Hvad vejer termokanden?

    Samir: Seks hundrede gram, når den er tom. Han har selv skrevet skiltet. Der står: Den holdt varmen. Det var ikke
    nødvendigt.
  `,
  in: {
    da: {
      title: 'En termokande og fyrre slags morgenmad',
      slug: 'podcast/hvad-vejer-en-krig/en-termokande',
      description: 'Om at komme hjem, og om en samtale, der tog tolv kander kaffe.',
      about: `
        Det sidste afsnit handler om en ting, som alle har derhjemme. Den står i udstillingen
        [Hjem fra udsendelse](udsendt) sammen med det, andre havde med. Skiltene er skrevet af ejerne, og vi har ikke
        rettet dem.

        Den, der har fortalt noget til os, får det at høre, før andre gør, og får det at læse, før det bliver trykt.
        Ejeren af termokanden har sagt god for lyden. Udskriften ligger hos ham endnu. Han har ikke travlt, og det har
        vi heller ikke. Har du brug for den, så ring: Så læser vi afsnittet op.
      `,
    },
    en: {
      title: 'A flask, and forty kinds of cereal',
      slug: 'podcasts/what-does-a-war-weigh/a-flask',
      description: 'On coming home, and on a conversation that took twelve pots of coffee.',
      about: `
        The last episode is about a thing that everyone has at home. It stands in the exhibition
        [Home from deployment](udsendt) among what others brought with them. The labels were written by the owners, and
        we have not corrected them.

        Whoever has told us something hears it before others do, and reads it before it is printed. The owner of the
        flask has approved the sound, which is in Danish. The transcript is still with him. He is in no hurry, nor are
        we. If you need it, ring us, and we shall read the episode to you.
      `,
    },
  },
}

export const hjem: readonly Episode[] = [listen, brevet, termokanden]
