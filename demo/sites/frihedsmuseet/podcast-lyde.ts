/** The first season: what could be heard. */
import { weekdayFrom } from '../../writing/days.ts'
import type { Episode } from '../../writing/podcasts.ts'
import { cykler, lys, presse } from './pictures.ts'

const people = ['frihedsmuseet-ellen-bak', 'frihedsmuseet-noor-simonsen']

const pausen: Episode = {
  key: 'episode-pausen',
  publishedAt: weekdayFrom(-151, 5),
  image: lys,
  tags: ['besaettelse'],
  people,
  script: `
    Ellen: Det er den fjerde maj 1945. Klokken er lidt over halv ni om aftenen, og i stuerne er der skruet ned.

    Noor: Hvorfor ned?

    Ellen: Fordi det er London, man hører. Og fordi væggene er tynde.

    Noor: Lyden er dårlig. Tyskerne sender støj oveni. Det lyder som en cementblander, der gerne vil sige noget.

    Ellen: Johannes G. Sørensen læser nyheder på dansk. Så får han en seddel ind. Han holder en pause. Den er ikke lang.
    Nogle sekunder.

    Noor: Og så siger han det. At de tyske tropper i Holland, i Nordvesttyskland og i Danmark har overgivet sig.

    Ellen: De mennesker, vi har spurgt, husker pausen bedre end ordene. Da han tav, siger de, så vidste vi det.

    Noor: Hvad gjorde de?

    Ellen: De løb ned ad trappen. De rev mørklægningen ned og satte lys i vinduerne. I fem år havde det været forbudt
    at lade lys slippe ud.

    Noor: En af dem var ni år. Hun havde aldrig set byen med lys i. Hun troede, at der var gået ild i den.

    Ellen: Hvad sagde hendes mor?

    Noor: Hendes mor sagde: Nej. Det er bare os.
  `,
  in: {
    da: {
      title: 'En pause på nogle sekunder',
      slug: 'podcast/gennem-væggen/en-pause',
      description:
        'Om det øjeblik, hvor en stemme i radioen holdt op med at tale, og alle forstod hvorfor.',
      about: `
        Optagelsen fra den 4. maj 1945 er blandt de mest kendte i Danmark. Mange kan ordene udenad. Vi har bedt folk, der
        selv hørte den, om at fortælle om det, der ikke blev sagt.

        Den niårige i afsnittet er i dag en gammel dame. Hun har hørt det igennem og kun rettet én ting: Hendes mor havde
        forklæde på. Læs mere om aftenen og om skikken på siden om [lys i vinduet](lys-i-vinduet).
      `,
    },
    en: {
      title: 'A pause of a few seconds',
      slug: 'podcasts/through-the-wall/a-pause',
      description: 'The moment when a voice on the wireless stopped, and everyone understood why.',
      about: `
        The broadcast of 4 May 1945 is among the best known of all Danish recordings. Many have it by heart. We asked
        people who heard it themselves to talk about what was not said.

        The nine-year-old of this episode is an old lady now. She has heard it through, and corrected one thing: her mother
        was wearing an apron. There is more about that evening, and about the custom, on the page about
        [a light in the window](lys-i-vinduet).
      `,
      translated: `
        Ellen: It is the fourth of May 1945. It is just past half past eight in the evening, and in the sitting rooms the
        sound is turned down.

        Noor: Why down?

        Ellen: Because it is London that they are hearing. And because the walls are thin.

        Noor: The sound is poor. The Germans send noise on top of it. It is like a cement mixer with something to say.

        Ellen: Johannes G. Sørensen is reading the news in Danish. Then he is handed a note. He pauses. It is not long. A few
        seconds.

        Noor: And then he says it. That the German forces in Holland, in north-west Germany and in Denmark have surrendered.

        Ellen: The people we have asked remember the pause better than the words. When he fell silent, they say, we knew.

        Noor: What did they do?

        Ellen: They ran down the stairs. They tore down the blackout and put candles in the windows. For five years it had
        been forbidden to let out any light.

        Noor: One of them was nine. She had never seen the city lit. She thought that it had caught fire.

        Ellen: What did her mother say?

        Noor: Her mother said: No. It is only us.
      `,
    },
  },
}

const pressen: Episode = {
  key: 'episode-pressen',
  publishedAt: weekdayFrom(-144, 5),
  image: presse,
  tags: ['besaettelse', 'haandvaerk'],
  people,
  script: `
    Noor: Hvor meget larmer en trykpresse?

    Ellen: Tænk på en symaskine, der er på vej ned ad en trappe.

    Noor: Og den stod i kælderen, og ovenpå boede der nogen.

    Ellen: Så man trykte, når der var andet at høre. Når fabrikken kørte. Når der blev øvet klaver. Et sted holdt man hund,
    alene for gøens skyld.

    Noor: Hvad vidste naboen?

    Ellen: Naboen vidste altid noget. At der kom papir om natten. At en ung mand gik tur med en barnevogn uden barn.

    Noor: Hvad gjorde naboen så?

    Ellen: De fleste gjorde ingenting.

    Noor: Er det modstand, at lade være med at sige noget?

    Ellen: Det er ikke det samme som at trykke bladet. Men uden det kunne bladet ikke trykkes.

    Noor: Og dem, der sagde noget?

    Ellen: Dem var der også. Så kom der støvler på trappen. Flere af bladenes folk kom ikke hjem igen.

    Noor: Vi har det sidste ark fra en presse i Aarhus. Den nederste sætning er ikke færdig.

    Ellen: Vi læser den ikke op. Den skal stå, som den står.
  `,
  in: {
    da: {
      title: 'En symaskine på vej ned ad en trappe',
      slug: 'podcast/gennem-væggen/en-symaskine',
      description: 'En presse kan ikke trykke i stilhed. Om dem, der hørte den og holdt mund.',
      about: `
        De illegale blade blev lavet af få og læst af mange. Imellem dem boede naboerne. De er ikke nævnt i nogen kilder,
        for de havde ikke gjort noget. Det er netop det, afsnittet handler om.

        Elever spørger tit, om tavshed tæller. Vi er to om at svare, og vi er ikke helt enige, når mikrofonen er slukket.
        På siden om de [illegale blade](illegale-blade) kan man læse, hvordan et blad blev til, fra papiret til
        barnevognen.
      `,
    },
    en: {
      title: 'A sewing machine on its way downstairs',
      slug: 'podcasts/through-the-wall/a-sewing-machine',
      description: 'A press cannot print in silence. On those who heard it and kept quiet.',
      about: `
        The illegal papers were made by few and read by many. Between them lived the neighbours. No source mentions them,
        for they had not done anything. That is just what this episode is about.

        Pupils often ask us if silence counts. There are two of us to answer, and we do not quite agree once the microphone
        is off. The page about [illegal papers](illegale-blade) tells how one was made, from the paper to the pram.
      `,
      translated: `
        Noor: How much noise does a printing press make?

        Ellen: Think of a sewing machine on its way down a staircase.

        Noor: And it stood in the cellar, and people lived upstairs.

        Ellen: So one printed when there was something else to hear. When the factory was running. When somebody practised
        the piano. In one place they kept a dog merely for its bark.

        Noor: What did the neighbour know?

        Ellen: The neighbour always knew something. That paper arrived at night. That a young man took walks with a pram and
        no child.

        Noor: So what did the neighbour do?

        Ellen: Most did nothing.

        Noor: Is it resistance, not to say anything?

        Ellen: It is not the same as printing the paper. But without it the paper could not be printed.

        Noor: And those who did say something?

        Ellen: There were those, too. Then came boots on the stairs. Several of the papers’ people did not come home.

        Noor: We have the last sheet from a press in Aarhus. The sentence at the bottom is not finished.

        Ellen: We shall not read it out. It must stand as it stands.
      `,
    },
  },
}

const cyklen: Episode = {
  key: 'episode-cyklen',
  publishedAt: weekdayFrom(-137, 5),
  image: cykler,
  tags: ['besaettelse'],
  people,
  script: `
    Noor: Det her er en cykel. Den lyder forkert.

    Ellen: Den kører på haveslange. Der kom ikke gummi til landet, så man brugte, hvad man havde. Slange. Kork. Reb.

    Noor: Og kaffen?

    Ellen: Den var lavet af cikorie eller ristet korn. Man vænnede sig til den. Jeg har ikke mødt en eneste, der savnede
    den bagefter.

    Noor: Vi taler mest om sabotage og våben. Hvorfor så en cykel?

    Ellen: Fordi de fleste dage var sådan. Man stod i kø. Man lappede. Man ventede. Og så brugte man cyklen til det andet.
    En bunke blade. En besked. En pistol under kartoflerne. Alt det farlige kørte på den samme haveslange.

    Noor: Kunne man se forskel?

    Ellen: Nej, og det skulle man heller ikke kunne.

    Noor: En klasse prøvede den nede i gården. En dreng sagde, at den larmede så meget, at han aldrig kunne have været
    kurer.

    Ellen: Hvad svarede du?

    Noor: At alle cykler larmede. Så var der ingen, der vendte sig om.

    Ellen: Det er det bedste skjul, der findes. At være lige så irriterende som alle andre.
  `,
  in: {
    da: {
      title: 'Cyklen på haveslange',
      slug: 'podcast/gennem-væggen/cyklen',
      description:
        'Fem års mangel kan høres på en brostensbelagt gade. Om kork, kartofler og kurerer.',
      about: `
        Der er en grund til, at museet har elleve cykler og kun tre pistoler fremme. Det var dem, man brugte. En cykel kunne
        holde uden for et hus i timevis, uden at nogen spurgte hvorfor.

        Cyklen i afsnittet stod i et udhus i Rødovre, til ejeren døde. Hendes børn vidste, at hun havde kørt på den under
        krigen. De vidste ikke hvorhen. Besættelsens hverdag fylder mere på siden om
        [besættelsen, år for år](besaettelsen).
      `,
    },
    en: {
      title: 'The bicycle on garden hose',
      slug: 'podcasts/through-the-wall/the-bicycle',
      description:
        'Five years of shortage can be heard on cobbles. On cork, potatoes and couriers.',
      about: `
        There is a reason why the museum shows eleven bicycles and only three pistols. They were what was used. A bicycle
        could stand outside a house for hours without anyone asking why.

        The one in this episode stood in a shed in Rødovre until its owner died. Her children knew that she had ridden it
        during the war. They did not know where to. There is more of daily life on the page about
        [the Occupation, year by year](besaettelsen).
      `,
      translated: `
        Noor: This is a bicycle. It sounds wrong.

        Ellen: It runs on garden hose. No rubber was coming into the country, so people used what they had. Hose. Cork. Rope.

        Noor: And the coffee?

        Ellen: Was made of chicory or roasted grain. One got used to it. I have yet to meet anyone who missed it afterwards.

        Noor: We mostly talk about sabotage and weapons. So why a bicycle?

        Ellen: Because most days were like that. You queued. You mended. You waited. And then you used the bicycle for the
        other thing. A stack of papers. A message. A pistol under the potatoes. All that was dangerous rode on the same
        garden hose.

        Noor: Could you tell the difference?

        Ellen: No, and you were not meant to.

        Noor: A class tried it in the yard. One boy said that it made such a racket that he could never have been a courier.

        Ellen: What did you say?

        Noor: That all bicycles did. So nobody turned round.

        Ellen: There is no better hiding place. To be just as annoying as everyone else.
      `,
    },
  },
}

export const lyde: readonly Episode[] = [pausen, pressen, cyklen]
