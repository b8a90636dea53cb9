/** The second season: what stood in the house all along, or should have. */
import { weekdayFrom } from '../../writing/days.ts'
import type { Episode } from '../../writing/podcasts.ts'
import { guldhorn, kaffebord, vikingeskib } from './prints.ts'

const people = ['nationalmuseet-anders-kjaer', 'nationalmuseet-mathilde-krag']

const skibet: Episode = {
  key: 'episode-skibet',
  publishedAt: weekdayFrom(-38, 2),
  image: vikingeskib,
  tags: ['vikingetid'],
  people,
  script: `
    Mathilde: Vi står under et skib. Det er syvogtredive meter langt, og det meste af det er her ikke.

    Anders: Omkring en fjerdedel er bevaret. Resten er stål, som viser, hvor træet var.

    Mathilde: Mine elever kalder det et skib af huller.

    Anders: Det er ikke forkert. Det blev fundet i Roskilde i halvfemserne, da man gravede ud til en havn. Havnen
    skulle høre til et museum for vikingeskibe.

    Mathilde: De gravede ud til skibe og fandt skibe.

    Anders: Ni. Det her er det største, og det er det længste krigsskib, man kender fra vikingetiden. Egen er
    fældet omkring år 1025 ved Oslofjorden.

    Mathilde: Hvor mange mand?

    Anders: Næsten firs ved årerne. De sad tæt, de sad i vind, og ingen af dem havde en kahyt.

    Mathilde: Hvem havde råd til sådan et?

    Anders: En konge. Ingen anden havde så mange ege, så meget uld til sejl og så mange, der ikke turde sige nej.

    Mathilde: Og alligevel endte det på bunden.

    Anders: Det var heldigt. Mudder er det bedste magasin, der findes. Det er bare svært at få lov til at gå ind
    i det.
  `,
  in: {
    da: {
      title: 'Et skib af huller',
      slug: 'podcast/en-ting-ad-gangen/et-skib-af-huller',
      description:
        'Syvogtredive meter langt, og tre fjerdedele af det mangler. Om det længste krigsskib.',
      about: `
        Anden sæson begynder i det største rum, med den største ting. Skibet kan kun ses i sin helhed, hvis man
        tænker sig til resten, og det viser sig, at skoleelever er bedre til det end de fleste.

        Anders og Mathilde går fra stævn til stævn, og det tager omkring et minut, selv når man standser. De når
        omkring ege, uld og magt. De når ikke at finde ud af, hvem kongen var, for det ved ingen. Skibet ligger i
        [Vikingernes hav](vikingetiden).
      `,
    },
    en: {
      title: 'A ship of holes',
      slug: 'podcasts/one-thing-at-a-time/a-ship-of-holes',
      description:
        'Thirty-seven metres long, and three quarters of it missing: the longest warship.',
      about: `
        The second season starts in the largest room with the largest thing. You can only see the ship whole by
        thinking up the rest of it, and schoolchildren turn out to be better at that than most.

        Anders and Mathilde walk from stem to stern, which takes about a minute even with stops. They get as far as
        oak, wool and power. They do not find out who the king was, for nobody knows. The ship lies in
        [The Vikings’ sea](vikingetiden).
      `,
      translated: `
        Mathilde: We are standing beneath a ship. It is thirty-seven metres long, and most of it is not here.

        Anders: About a quarter survives. The rest is steel, to show where the wood was.

        Mathilde: My pupils call it a ship of holes.

        Anders: They are not wrong. It was found at Roskilde in the nineties, when a harbour was being dug. The harbour
        was for a museum of Viking ships.

        Mathilde: They dug for ships and found ships.

        Anders: Nine. This is the largest, and the longest warship known from the Viking Age. The oak was felled around
        1025, by the Oslo Fjord.

        Mathilde: How many men?

        Anders: Nearly eighty at the oars. They sat close, they sat in the wind, and not one of them had a cabin.

        Mathilde: Who could pay for such a thing?

        Anders: A king. Nobody else had so many oaks, so much wool for a sail, and so many people who dared not say no.

        Mathilde: And still it ended on the bottom.

        Anders: That was lucky. Mud is the best store room there is. It is just hard to be allowed in.
      `,
    },
  },
}

const tyven: Episode = {
  key: 'episode-tyven',
  publishedAt: weekdayFrom(-24, 2),
  image: guldhorn,
  tags: ['oldtid', 'samling'],
  people,
  script: `
    Mathilde: I dag handler det om to ting, vi ikke har.

    Anders: Guldhornene. Det lange blev fundet i 1639. Kirsten Svendsdatter gik på en sti ved Gallehus i
    Sønderjylland og stødte foden på det.

    Mathilde: Femoghalvfems år efter gravede Erik Lassen ler få skridt derfra. Han fandt det korte.

    Anders: Begge kom til kongens kunstkammer i København. Der lå de, til en mand lukkede sig ind en nat i maj
    1802. Han havde selv lavet nøglen.

    Mathilde: Niels Heidenreich. Guldsmed, urmager og i pengenød.

    Anders: Han gik hjem og smeltede dem om. De havde holdt i omkring fjorten hundrede år. De holdt ikke til en
    guldsmed.

    Mathilde: Blev han fanget?

    Anders: Året efter. Han kom ikke ud igen før 1840.

    Mathilde: Men der ligger jo to horn i montren.

    Anders: De er lavet efter tegninger. Hvor meget de ligner, er der ingen, der kan sige med sikkerhed.

    Mathilde: Hvad lærte man af det?

    Anders: At man skal skifte låsen. Og at man skal tegne en ting af, mens man har den.

    Mathilde: Har vi skiftet låsen?

    Anders: Det svarer jeg ikke på i radioen.
  `,
  in: {
    da: {
      title: 'Tyven havde nøgle',
      slug: 'podcast/en-ting-ad-gangen/tyven-havde-nøgle',
      description: 'Guldhornene blev fundet to gange og stjålet én. Det sidste var nok.',
      about: `
        Hvad gør et museum med en ting, det ikke har? Det laver en kopi, og så laver det en kopi mere. De horn, som
        ligger fremme, er efterligninger af noget, som ingen nulevende har set.

        I afsnittet følger vi guldet fra en sti ved Gallehus til en smeltedigel i København. Undervejs taler vi om
        Kirsten Svendsdatter, der snublede sig ind i historien, og om, hvorfor man i dag fotograferer alt fra seks
        sider. Udstillingen [Det er ikke den rigtige](kopier) har flere af slagsen.
      `,
    },
    en: {
      title: 'The thief had a key',
      slug: 'podcasts/one-thing-at-a-time/the-thief-had-a-key',
      description: 'The golden horns were found twice and stolen once. Once was enough.',
      about: `
        What does a museum do with a thing it does not have? It makes a copy, and then another. The horns on show
        imitate something that nobody alive has seen.

        This episode follows the gold from a path at Gallehus to a crucible in Copenhagen. On the way there is talk
        of Kirsten Svendsdatter, who stumbled into history, and of why we now photograph everything from six sides.
        The exhibition [This is not the real one](kopier) has more of the kind.
      `,
      translated: `
        Mathilde: Today it is about two things that we do not have.

        Anders: The golden horns. The long one was found in 1639. Kirsten Svendsdatter was walking on a path at
        Gallehus in Southern Jutland and struck her foot on it.

        Mathilde: Ninety-five years later Erik Lassen was digging clay a few steps away. He found the short one.

        Anders: Both went to the king’s cabinet of curiosities in Copenhagen. There they lay until a man let himself
        in, one night in May 1802. He had made the key himself.

        Mathilde: Niels Heidenreich. Goldsmith, watchmaker, and short of money.

        Anders: He went home and melted them down. They had lasted for some fourteen hundred years. They did not last
        a goldsmith.

        Mathilde: Was he caught?

        Anders: The year after. He was not let out until 1840.

        Mathilde: But there are two horns in the case.

        Anders: They were made from drawings. How good the likeness is, nobody can say for certain.

        Mathilde: What did one learn from it?

        Anders: To change the lock. And to draw a thing while you have it.

        Mathilde: Have we changed the lock?

        Anders: I shall not answer that on the radio.
      `,
    },
  },
}

const baljen: Episode = {
  key: 'episode-baljen',
  publishedAt: weekdayFrom(-10, 2),
  image: kaffebord,
  tags: ['nyere-tid', 'mad'],
  people,
  script: `
    Mathilde: I dag har jeg valgt tingen. Den er lyseblå, den er af emalje, og der er et skår i kanten.

    Anders: Det er en opvaskebalje.

    Mathilde: Fra 1958. Den står i udstillingen om lyd, lige ved siden af en lur fra bronzealderen.

    Anders: Jeg troede, at rengøringen havde glemt den.

    Mathilde: Det troede rengøringen også. To gange.

    En nat uden trafik fyldte vi den med vand nede i kælderen. Så vaskede vi en kop af. Vi optog lyden, og den
    kan man høre i salen. De unge går videre. De gamle lukker øjnene.

    Anders: Hvad hører de?

    Mathilde: Deres mor. En dame sagde, at hun kunne høre, hvilken kop det var.

    Anders: Så langt kommer jeg aldrig med en lur.

    Mathilde: Nej. En ting behøver ikke være gammel for at være væk. Den lyd forsvandt, mens vi stod med ryggen til
    og satte i opvaskemaskinen.

    Anders: Hvad blev baljen brugt til, før den kom her?

    Mathilde: Først til opvask. Så til kartofler. Til sidst boede der en skildpadde i den.

    Anders: Hvad siger skildpadden til det?

    Mathilde: Den har fået en ny. Den er af plastik, og den taler vi ikke om.
  `,
  in: {
    da: {
      title: 'En balje fra 1958',
      slug: 'podcast/en-ting-ad-gangen/en-balje-fra-1958',
      description: 'Om lyden af opvask i hånden, en dame med god hukommelse og en skildpadde.',
      about: `
        Museet får tilbudt mange husgeråd og siger nej til de fleste. Baljen kom ind, fordi den lød rigtigt. Den
        er givet af en familie fra Valby, som fortrød det en enkelt gang og kom forbi for at se, om den havde det
        godt.

        Afsnittet er det første, hvor Mathilde vælger genstanden, og det første med en skildpadde. Baljen kan ses
        og høres i [Hvad huset har hørt](lyd), til udstillingen bliver taget ned. Om bagefter forhandler vi stadig.
      `,
    },
    en: {
      title: 'A bowl of 1958',
      slug: 'podcasts/one-thing-at-a-time/a-bowl-of-1958',
      description:
        'On the sound of dishes done by hand, a lady with a good memory, and a tortoise.',
      about: `
        The museum is offered a great deal of household ware and declines most of it. The bowl was let in because it
        sounded right. It was given by a family in Valby who regretted it once, and came by to see if it was well.

        This is the first episode for which Mathilde has chosen the object, and the first with a tortoise. The bowl
        can be seen and heard in [What the house has heard](lyd) until the exhibition comes down. What happens after
        that is still being negotiated.
      `,
      translated: `
        Mathilde: Today the thing is my choice. It is pale blue, it is enamelled, and there is a chip in the rim.

        Anders: It is a washing-up bowl.

        Mathilde: Of 1958. It stands in the exhibition about sound, right beside a Bronze-Age lur.

        Anders: I thought the cleaners had forgotten it.

        Mathilde: So did the cleaners. Twice.

        One night without traffic we filled it with water down in the cellar. Then we washed a cup. We recorded it, and
        you can hear it in the gallery. The young walk on. The old shut their eyes.

        Anders: What do they hear?

        Mathilde: Their mother. One lady said she could hear which cup it was.

        Anders: I never get that far with a lur.

        Mathilde: No. A thing need not be old to be gone. That sound went missing while we had our backs turned, loading
        the machine.

        Anders: What was the bowl used for before it came here?

        Mathilde: For the dishes first. Then for potatoes. In the end a tortoise lived in it.

        Anders: What does the tortoise say to that?

        Mathilde: It has a new one. The new one is plastic, and we do not speak of it.
      `,
    },
  },
}

export const indeIHuset: readonly Episode[] = [skibet, tyven, baljen]
