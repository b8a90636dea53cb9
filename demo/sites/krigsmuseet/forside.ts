import { closer, to } from '../../writing/marks.ts'
import {
  billboard,
  billboardWithReference,
  calendarTeaser,
  callToAction,
  doubleBillboard,
  featuredExhibitions,
  podcastTeaser,
  randomRelatedContent,
  statement,
  styledTextAndVisual,
  textRibbon,
  textSection,
} from '../../writing/modules.ts'
import { frontPage, notFoundPage } from '../../writing/site.ts'
import { gang, kanon, kartotek, magasin, mikrofon, sal, skib, uniform } from './pictures.ts'

export const front = frontPage(
  { image: kanon, tags: ['krig'] },
  {
    da: {
      title: 'Krigsmuseet',
      description:
        'Fem hundrede års krige i kongens gamle tøjhus på Slotsholmen: hvordan de begyndte, hvem der bar dem, og hvad de kostede.',
      featured: [
        {
          page: 'kanonhallen',
          kicker: 'Stueetagen',
          title: 'Den lange hal',
          lead: 'Kongen byggede rummet til sine kanoner. De står her endnu og har ikke sagt noget længe.',
          call: 'Gå ind i hallen',
          image: kanon,
        },
        {
          page: 'slaget-paa-reden',
          kicker: 'Den 2. april 1801',
          title: 'Fire timer på Reden',
          lead: 'Københavnerne stod på tagene og så på. Så kom de sårede i land.',
          call: 'Læs om slaget',
          image: skib,
        },
        {
          page: 'roed-kjole',
          kicker: 'Genstanden',
          title: 'En rød kjole i størrelse lille',
          lead: 'Den blev syet til en mand på 165 centimeter. Hans navn står i foret.',
          call: 'Se uniformen',
          image: uniform,
        },
      ],
      modules: [
        textRibbon(
          to('billetter', 'Åbent tirsdag til søndag 10–17'),
          to('rundvisning', 'Rundvisning søndag kl. 13'),
          to('lydguide', 'Ny lydguide på otte sprog'),
          to('billetter', 'Gratis under 18 år'),
        ),
        calendarTeaser('På museet i dag', to('kalender', 'De næste tre måneder')),
        textSection({
          title: 'Vi viser våben. Vi handler om mennesker',
          text: `
            Ingen bliver klogere af at se en sabel, hvis man ikke får at vide, hvem der holdt den,
            og hvem den var rettet mod. Derfor ligger der breve mellem bajonetterne, og derfor er
            der en bænk i hvert rum.
          `,
          links: [to('en-time', 'Fem ting at se på en time'), to('krige', 'Krigene, én for én')],
        }),
        billboard({
          title: 'Stormen kom over isen',
          text: 'Natten til den 11. februar 1659 skulle København falde. Det gjorde den ikke.',
          link: to('stormen', 'Læs om stormnatten'),
          image: closer(gang),
        }),
        featuredExhibitions('På tre etager', 'feltpost', 'kanonhallen', 'udsendt'),
        podcastTeaser('podcast-hvad-vejer', {
          title: 'Vi har lagt krigen på vægten',
          text: 'Seks ting, seks samtaler. Det tungeste er ikke kanonen.',
        }),
        statement(
          'Han skrev hjem om vejret, maden og skoene. Om slaget skrev han, at det var overstået.',
          'Fra udstillingen om feltpost',
          to('feltpost', 'Breve før og nu'),
        ),
        doubleBillboard(
          {
            title: 'Hør dem fortælle',
            text: 'Hjemvendte soldater taler uden manuskript. Vi har slukket for musikken.',
            link: to('udsendt'),
            image: mikrofon,
          },
          {
            title: 'Bag ståldøren',
            text: 'Ni ud af ti ting i samlingen er i magasin. Her er hvorfor.',
            link: to('om', 'Om museet'),
            image: magasin,
          },
        ),
        billboardWithReference('viden-vaegten', { image: sal }),
        callToAction(
          'Tag klassen med i felten',
          'Undervisning for 5. klasse og op, alle hverdage undtagen mandag.',
          to('grupper', 'Bestil et forløb'),
        ),
      ],
    },
    en: {
      title: 'The War Museum',
      description:
        'Five centuries of war in the king’s old arsenal on Slotsholmen: how the wars began, who carried them and what they cost.',
      featured: [
        {
          page: 'kanonhallen',
          kicker: 'Ground floor',
          title: 'The long hall',
          lead: 'A king built this room for his guns. They are here still, and have not spoken for some time.',
          call: 'Enter the hall',
          image: kanon,
        },
        {
          page: 'slaget-paa-reden',
          kicker: '2 April 1801',
          title: 'Four hours in the roads',
          lead: 'The people of Copenhagen watched from the rooftops. Then the wounded came ashore.',
          call: 'Read about the battle',
          image: skib,
        },
        {
          page: 'roed-kjole',
          kicker: 'The object',
          title: 'A red coat, size small',
          lead: 'It was sewn for a man of 165 centimetres. His name is in the lining.',
          call: 'See the uniform',
          image: uniform,
        },
      ],
      modules: [
        textRibbon(
          to('billetter', 'Open Tuesday to Sunday, 10 am–5 pm'),
          to('rundvisning', 'Tour in English, Saturdays at 2 pm'),
          to('lydguide', 'A new audio guide in eight languages'),
          to('billetter', 'Free under 18'),
        ),
        calendarTeaser('At the museum today', to('kalender', 'The next three months')),
        textSection({
          title: 'We show weapons. Our subject is people',
          text: `
            Nobody is the wiser for seeing a sabre without hearing who held it and whom it was
            turned against. So there are letters among the bayonets, and in every room a bench.
          `,
          links: [to('en-time', 'Five things in an hour'), to('krige', 'The wars, one by one')],
        }),
        billboard({
          title: 'They came across the ice',
          text: 'In the small hours of 11 February 1659 Copenhagen was meant to fall. It did not.',
          link: to('stormen', 'The night of the storm'),
          image: closer(gang),
        }),
        featuredExhibitions('On three floors', 'feltpost', 'kanonhallen', 'udsendt'),
        podcastTeaser('podcast-hvad-vejer', {
          title: 'War, on the scales',
          text: 'Six things and six conversations, in Danish. The heaviest is not the cannon.',
        }),
        statement(
          'He wrote home about the weather, the food and his shoes. Of the battle he wrote that it was over.',
          'From the display of field post',
          to('feltpost', 'Letters then and now'),
        ),
        doubleBillboard(
          {
            title: 'In their own words',
            text: 'Soldiers who came home speak without a script. We have turned the music off.',
            link: to('udsendt'),
            image: mikrofon,
          },
          {
            title: 'Behind the steel door',
            text: 'Nine things in ten are in store. This is why.',
            link: to('om', 'About the museum'),
            image: magasin,
          },
        ),
        billboardWithReference('viden-vaegten', { image: sal }),
        callToAction(
          'Bring the class',
          'Teaching for pupils from eleven up, on all weekdays but Monday.',
          to('grupper', 'Book a session'),
        ),
      ],
    },
  },
)

export const notFound = notFoundPage(
  { image: kartotek },
  {
    da: {
      title: 'Savnet',
      description:
        'Siden findes ikke i rullerne. Den kan være flyttet til et andet regiment, eller også er adressen skrevet af i hast.',
      modules: [
        textSection({
          text: 'Gå tilbage til udgangspunktet, eller meld dig ved en af disse poster.',
          links: [to('front', 'Forsiden'), to('krige', 'Krigene'), to('besoeg', 'Besøg museet')],
        }),
        styledTextAndVisual({
          title: 'Leder du efter en slægtning?',
          text: 'Lægdsruller og stambøger ligger ikke hos os, men i Rigsarkivet. Det er det rigtige sted at begynde.',
          image: kartotek,
          side: 'left',
        }),
      ],
    },
    en: {
      title: 'Missing',
      description:
        'This page is not on the rolls. It may have been posted elsewhere, or the address was copied in haste.',
      modules: [
        textSection({
          text: 'Fall back to where you started, or report to one of these posts.',
          links: [
            to('front', 'The front page'),
            to('krige', 'The wars'),
            to('besoeg', 'Visit the museum'),
          ],
        }),
        randomRelatedContent('Perhaps one of these'),
      ],
    },
  },
)
