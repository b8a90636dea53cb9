/** The first season: what came out of the ground. */
import { weekdayFrom } from '../../writing/days.ts'
import type { Episode } from '../../writing/podcasts.ts'
import { egtvedpigen, lurblaesere, moenter } from './prints.ts'

const people = ['nationalmuseet-anders-kjaer', 'nationalmuseet-mathilde-krag']

/** It turns on what a Danish word means, so it has no English page. */
const danefae: Episode = {
  key: 'episode-danefae',
  publishedAt: weekdayFrom(-192, 2),
  image: moenter,
  tags: ['vikingetid', 'samling'],
  people,
  script: `
    Mathilde: Anders, du har en madkasse med.

    Anders: Den er ikke min. Den kom med posten i går. Der er en jordklump i, og i klumpen er der en mønt.
    Finderen har skrevet ”måske noget” på låget.

    Mathilde: Er det noget?

    Anders: Det er sølv, og det er vikingetid. Det er ikke finderens, og det er heller ikke mit. Det er danefæ.

    Mathilde: Fæ er vel kvæg?

    Anders: Fæ er ejendom. Engang var det mest køer. Og dane har ikke noget med danskerne at gøre. De fleste
    sprogfolk mener, at det kommer af død. Altså døde mænds gods. Det, som ingen længere lever til at gøre krav på.

    Mathilde: Så tager kongen det.

    Anders: Det står i Jyske Lov fra 1241. Finder en mand guld eller sølv i en høj eller efter sin plov, skal
    kongen have det. I dag er det staten, og finderen får en godtgørelse.

    Mathilde: Hvad får man for en mønt?

    Anders: Det kommer an på mønten. Og på, hvor pænt man har gravet. Det bedste, man kan gøre, er at lade
    resten ligge, til vi kommer.

    Mathilde: Og madkassen?

    Anders: Den får han tilbage. Den står der ikke noget om i loven.
  `,
  in: {
    da: {
      title: 'Døde mænds gods',
      slug: 'podcast/en-ting-ad-gangen/danefæ',
      description:
        'En madkasse, en jordklump og et ord, der ikke betyder det, man tror. Om danefæ.',
      about: `
        Hvert år kommer der tusinder af fund ind på museet. Nogle kommer i syltetøjsglas, nogle i vat, og en
        enkelt ring er kommet på finderens finger, fordi den ikke ville af igen. Det meste er fundet af folk med
        metaldetektor, og det meste er fundet med omhu.

        I det første afsnit forklarer Anders Kjær, hvorfor det, man finder, ikke er ens eget, og hvorfor det
        ikke har noget med kvæg at gøre. Har du selv noget liggende, så læs først, [hvad man gør](danefae).
      `,
    },
  },
}

const egtved: Episode = {
  key: 'episode-blomsten',
  publishedAt: weekdayFrom(-178, 2),
  image: egtvedpigen,
  tags: ['oldtid'],
  people,
  script: `
    Mathilde: Der er en blomst på museet, som er tre tusind fire hundrede år gammel.

    Anders: Den er brun og ikke større end en negl. Man går forbi den, hvis ingen siger noget.

    Mathilde: Derfor siger vi noget.

    Anders: Det er en røllike. Den voksede ved Egtved. En dag i bronzealderen plukkede nogen den og lagde den
    ved kanten af en kiste, lige før låget kom på.

    Mathilde: Og den dag var det sommer.

    Anders: Ja, for røllike blomstrer om sommeren. Året ved vi fra kisten. Den er hugget ud af en egestamme, og
    træet blev fældet i 1370 før Kristus. Det står i årringene.

    Mathilde: I kisten lå en ung kvinde på seksten, sytten, atten år. Hun havde en kort bluse på og et skørt af
    snore. På maven sad en bronzeplade så stor som en underkop.

    Anders: Ved fødderne stod en spand af bark. Der havde været øl i, sødet med honning.

    Mathilde: Hun fik drikke med, og tøj, og en høj, som hele egnen kunne se.

    Anders: Og så en blomst. Det er vel den eneste ting i graven, der ikke skulle bruges til noget.

    Mathilde: Det er derfor, jeg altid standser ved den. Elleveårige forstår den med det samme. De voksne skal
    lige læse skiltet først.
  `,
  in: {
    da: {
      title: 'Blomsten på kanten',
      slug: 'podcast/en-ting-ad-gangen/blomsten-på-kanten',
      description:
        'En røllike på størrelse med en negl fortæller, hvornår Egtvedpigen blev begravet.',
      about: `
        Alle kender nederdelen. Færre har set den lille blomst, som blev lagt i kisten som det sidste, før låget
        kom på. Den er grunden til, at vi ved, at Egtvedpigen blev begravet om sommeren.

        Afsnittet er optaget foran montren en mandag, hvor museet var lukket, og man hører enkelte steder en
        støvsuger langt væk. Vi lod den blive. Læs mere om graven på siden om
        [Egtvedpigens nederdel](egtvedpigen), eller kom og se, om du kan finde blomsten uden hjælp.
      `,
    },
    en: {
      title: 'The flower on the edge',
      slug: 'podcasts/one-thing-at-a-time/the-flower-on-the-edge',
      description: 'A yarrow no larger than a fingernail says when the Egtved Girl was buried.',
      about: `
        Everyone knows the skirt. Fewer have noticed the little flower that was laid in the coffin last of all,
        just before the lid. It is how we know that the Egtved Girl was buried in summer.

        The episode was recorded at the case on a Monday, when the museum was shut, and here and there you can hear
        a vacuum cleaner far away. We left it in. There is more about the grave on the page of
        [the Egtved Girl](egtvedpigen), or come and see whether you can find the flower unaided.
      `,
      translated: `
        Mathilde: There is a flower in this museum that is three thousand four hundred years old.

        Anders: It is brown, and no larger than a fingernail. You walk past it if nobody says anything.

        Mathilde: So we are saying something.

        Anders: It is a yarrow. It grew at Egtved. One day in the Bronze Age somebody picked it and laid it by the
        edge of a coffin, just before the lid went on.

        Mathilde: And that day was in summer.

        Anders: Yes, for that is when yarrow flowers. The year we have from the coffin. It was cut from the trunk of
        an oak, and the tree was felled in 1370 BC. The rings say so.

        Mathilde: In the coffin lay a young woman of sixteen, seventeen, eighteen. She wore a short blouse and a
        skirt of cords. At her waist was a plate of bronze the size of a saucer.

        Anders: At her feet stood a bucket of bark. There had been beer in it, sweetened with honey.

        Mathilde: She was given drink, and clothes, and a mound that the whole district could see.

        Anders: And then a flower. I suppose it is the only thing in the grave that was not for use.

        Mathilde: Which is why I always stop there. Eleven-year-olds understand it at once. The adults have to read
        the label first.
      `,
    },
  },
}

const lurer: Episode = {
  key: 'episode-lurer',
  publishedAt: weekdayFrom(-164, 2),
  image: lurblaesere,
  tags: ['oldtid', 'musik'],
  people,
  script: `
    Anders: Der hænger nogle horn i den sal, hvor folk sænker stemmen. De er krummet som noget, en vædder kunne
    have haft, bare meget større.

    Mathilde: Lurer.

    Anders: Lurer. De er støbt i bronze for omkring tre tusind år siden, og næsten altid i par. Den ene svinger
    til højre, den anden til venstre.

    Mathilde: Så man kan stå ved siden af hinanden uden at ramme naboen i hovedet?

    Anders: Det er en af teorierne. Det er ikke den dårligste.

    I 1797 gravede en bonde tørv i Brudevælte Mose i Nordsjælland. Han fandt seks på én gang. De var lagt der med
    vilje, som en gave.

    Mathilde: Og de kan spille endnu.

    Anders: En lur lyder i dag, som den blev støbt til. Vi ved bare ikke, hvad de spillede. Ingen skrev noderne
    ned, for ingen kunne skrive.

    Mathilde: Børnene spørger altid, om det er dem fra smørret.

    Anders: Det er dem fra smørret. De har stået på pakken siden 1901.

    Mathilde: Hvad svarer du så?

    Anders: At lurerne er ældre end pakken. Om de er ældre end smørret, tør jeg ikke sige.
  `,
  in: {
    da: {
      title: 'Dem fra smørret',
      slug: 'podcast/en-ting-ad-gangen/dem-fra-smørret',
      description: 'Bronzealderens lurer kan blæses endnu. Det er kun melodien, der er blevet væk.',
      about: `
        Der kendes omkring tres lurer, og godt halvdelen af dem kom op af danske moser. De fleste lå to og to,
        lagt ned med omhu, og mange var så hele, at man kunne blæse i dem samme dag. Det gjorde man også. Der
        findes ingen optagelse af finderens første forsøg, og det er nok godt det samme.

        I afsnittet taler Anders og Mathilde om, hvorfor hornene svinger hver sin vej, og om, hvad børn spørger om.
        Lurerne kan ses i oldtidssalene. I udstillingen [Hvad huset har hørt](lyd) kan de også høres.
      `,
    },
    en: {
      title: 'The ones on the butter',
      slug: 'podcasts/one-thing-at-a-time/the-ones-on-the-butter',
      description: 'The lurs of the Bronze Age can still be blown. Only the tune is lost.',
      about: `
        Some sixty lurs are known, and more than half of them came out of Danish bogs. Most lay two by two, put
        down with care, and many were whole enough to be blown the same day. They were. There is no recording of
        a finder’s first attempt, which is perhaps as well.

        In this episode Anders and Mathilde talk about why the horns swing opposite ways, and about what children
        ask. The lurs hang in the prehistory galleries. In the exhibition [What the house has heard](lyd) you can
        also hear them.
      `,
      translated: `
        Anders: Some horns hang in the room where people lower their voices. They are curved like something a ram
        might have had, only much larger.

        Mathilde: Lurs.

        Anders: Lurs. They were cast in bronze about three thousand years ago, and nearly always in pairs. One
        swings to the right, the other to the left.

        Mathilde: So that you can stand side by side without hitting your neighbour on the head?

        Anders: That is one of the theories. It is not the worst.

        In 1797 a farmer was cutting peat in a bog in North Zealand called Brudevælte. He found six at once. They had
        been put there on purpose, as a gift.

        Mathilde: And they still play.

        Anders: A lur sounds today as it was cast to sound. We just do not know what they played. Nobody wrote down
        the music, for nobody could write.

        Mathilde: Children always ask if they are the ones on the butter.

        Anders: They are the ones on the butter. They have been on the packet since 1901.

        Mathilde: So what do you say?

        Anders: That the lurs are older than the packet. Whether they are older than butter I should not like to say.
      `,
    },
  },
}

export const opAfJorden: readonly Episode[] = [danefae, egtved, lurer]
