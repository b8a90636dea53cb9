import type { ReactNode } from 'react'
import { Badge } from '../src/components/Badge.tsx'
import { BillboardArtwork } from '../src/components/BillboardArtwork.tsx'
import { Breadcrumbs } from '../src/components/Breadcrumbs.tsx'
import { ButtonLink, MoreLink } from '../src/components/Button.tsx'
import { Cards } from '../src/components/Card.tsx'
import { Icon } from '../src/components/Icon.tsx'
import { LinkList } from '../src/components/LinkList.tsx'
import { Logo } from '../src/components/Logo.tsx'
import { OpenNow } from '../src/components/OpenNow.tsx'
import { PageHero } from '../src/components/PageHero.tsx'
import { Picture } from '../src/components/Picture.tsx'
import { Ribbon } from '../src/components/Ribbon.tsx'
import { RichText } from '../src/components/RichText.tsx'
import { StripTitle } from '../src/components/StripTitle.tsx'
import { art, item, paper, text, to } from '../src/fixtures/content.ts'
import { sites } from '../src/fixtures/sites.ts'
import { FactList } from '../src/learn/FactList.tsx'
import { listed, partOf, publications, researchers } from '../src/learn/fixtures.ts'
import { ItemRows } from '../src/learn/ItemRows.tsx'
import { Labels } from '../src/learn/Labels.tsx'
import { Materials } from '../src/learn/Materials.tsx'
import { Paging } from '../src/learn/Paging.tsx'
import { People } from '../src/learn/People.tsx'
import { TopicCards } from '../src/learn/TopicCards.tsx'
import { EpisodeRows } from '../src/listen/EpisodeRows.tsx'
import { episodes, shows } from '../src/listen/fixtures.ts'
import { ShowCards } from '../src/listen/ShowCards.tsx'
import { billboard } from '../src/modules/billboard/Billboard.fixture.ts'
import {
  newsletterModule,
  smallNewsletterModule,
} from '../src/modules/newsletter/NewsletterModule.fixture.ts'
import { facilities } from '../src/modules/openingHours/OpeningHoursModule.fixture.ts'
import { textRibbon } from '../src/modules/textRibbon/TextRibbon.fixture.ts'
import { textSection } from '../src/modules/textSection/TextSection.fixture.ts'
import { ticketTable } from '../src/modules/ticketModule/TicketModule.fixture.ts'
import { SignUp } from '../src/newsletter/SignUp.tsx'
import { cards as events } from '../src/pages/calendar/entries.fixture.ts'
import { topicCards } from '../src/pages/educationTheme/EducationTheme.fixture.ts'
import { Failure } from '../src/shell/Failure.tsx'
import { EventCards } from '../src/visit/EventCards.tsx'
import { FacilityList } from '../src/visit/FacilityList.tsx'
import { Facts } from '../src/visit/Facts.tsx'
import { PriceTable } from '../src/visit/PriceTable.tsx'
import type { ComponentName } from './componentNames.ts'

/** The states of a component, each by its name. */
type States = Readonly<Record<string, ReactNode>>

const long = 'Rationeringsmærkesamlingsregistreringsarbejdet'
const ship = art('vikingeskib', 'Linoleumssnit: et vikingeskib for fulde sejl')
const card = (id: string, title: string, picture = ship) =>
  item(id, title, 'Viden · 9 min.', picture)
const items = [
  card('a', 'Da fjorden var en vej'),
  card('b', 'Lyden af en lur'),
  card('c', 'Fem cirkler'),
]
const way = [to('Undervisning', '/undervisning'), to('Mellemtrin', '/undervisning/mellemtrin')]
const hero = {
  title: 'Det sker',
  lead: 'Vælg en dag, og se, hvad der er på programmet.',
  call: null,
}
const fact = (key: string, title: string, value: string) => ({ key, title, text: value })
const facts = [fact('periode', 'Periode', 'Til 31. maj 2027'), fact('sted', 'Sted', 'Sal 13')]
const manyItems = Array.from({ length: 9 }, (_, index) =>
  card(`m${index}`, `Fund nummer ${index + 1}`),
)
const pages = (now: number, last: number) =>
  partOf('/viden', [listed('viden', 'x', 'X')], now, last)

const all: Readonly<Record<ComponentName, () => States>> = {
  badge: () => ({ One: <Badge>Aflyst</Badge>, 'Long word': <Badge>{long}</Badge> }),
  billboardArtwork: () => ({
    One: <BillboardArtwork {...billboard} sizes="100vw" />,
    'Missing picture': <BillboardArtwork {...billboard} picture={null} sizes="100vw" />,
    'Leads nowhere': <BillboardArtwork {...billboard} link={to(long, '')} sizes="100vw" />,
  }),
  breadcrumbs: () => ({
    One: <Breadcrumbs links={way.slice(0, 1)} current="Vikinger" />,
    Many: <Breadcrumbs links={[...way, to(long, '/x')]} current={long} />,
    Empty: <Breadcrumbs links={[]} current="Vikinger" />,
  }),
  button: () => ({
    Ink: <ButtonLink link={to('Læs mere', '/viden')} />,
    Impact: <ButtonLink link={to('Køb billet', 'https://billet.example/')} tone="impact" />,
    Quiet: <MoreLink link={to('Se alle', '/udstillinger')} />,
    'Long word': <ButtonLink link={to(long, '/viden')} />,
    'On ink': (
      <p className="on-ink catalogue-surface">
        <ButtonLink link={to('Læs mere', '/viden')} />
      </p>
    ),
    'On deep': (
      <p className="on-deep catalogue-surface">
        <ButtonLink link={to('Læs mere', '/viden')} />
      </p>
    ),
    'On impact': (
      <p className="on-impact catalogue-surface">
        <ButtonLink link={to('Læs mere', '/viden')} />
      </p>
    ),
    'On tint': (
      <p className="on-tint catalogue-surface">
        <ButtonLink link={to('Læs mere', '/viden')} />
      </p>
    ),
  }),
  cards: () => ({
    One: <Cards items={items.slice(0, 1)} level={3} />,
    Three: <Cards items={items} level={3} />,
    Many: <Cards items={manyItems} level={3} columns={4} />,
    'Long words': <Cards items={[card('l', long), ...items.slice(1)]} level={3} />,
    'Missing picture': (
      <Cards items={[item('n', 'Uden billede', 'Artikel', null), ...items.slice(1)]} level={3} />
    ),
  }),
  episodeRows: () => ({
    One: <EpisodeRows episodes={episodes.slice(0, 1)} level={3} />,
    Many: <EpisodeRows episodes={episodes} level={3} named />,
    Empty: <EpisodeRows episodes={[]} level={3} />,
  }),
  eventCards: () => ({
    One: <EventCards events={events.slice(0, 1)} level={3} />,
    Many: <EventCards events={[...events]} level={3} />,
  }),
  facilityList: () => ({
    One: <FacilityList facilities={facilities.slice(0, 1)} />,
    Many: <FacilityList facilities={facilities} />,
    Empty: <FacilityList facilities={[]} />,
  }),
  factList: () => ({
    One: <FactList facts={facts.slice(0, 1)} />,
    Many: (
      <FactList
        facts={[...facts, { ...fact('mere', 'Mere', ''), link: to('Se alle', '/viden') }]}
      />
    ),
    'Long words': <FactList facts={[...facts, fact('lang', long, long)]} />,
    Empty: <FactList facts={[]} />,
  }),
  facts: () => ({
    One: <Facts facts={facts.slice(0, 1)} />,
    Many: (
      <Facts
        facts={[...facts, fact('alder', 'Alder', 'Fra 6 år'), fact('pris', 'Pris', '140 kr.')]}
      />
    ),
    'Long words': <Facts facts={[...facts, fact('lang', long, long)]} />,
    Empty: <Facts facts={[]} />,
  }),
  failure: () => ({
    'Server error': <Failure home="/" />,
    'Not found': <Failure home="/" status={404} />,
  }),
  icon: () => ({
    Arrow: <Icon name="arrow" />,
    Out: <Icon name="out" />,
    Down: <Icon name="down" />,
    Search: <Icon name="search" />,
  }),
  itemRows: () => ({
    One: <ItemRows items={publications.slice(0, 1)} level={3} />,
    Many: <ItemRows items={publications} level={3} />,
    Compact: <ItemRows items={publications} level={3} compact />,
    'With pictures': <ItemRows items={items} level={3} />,
    'Long words': <ItemRows items={[card('l', long), ...items.slice(1)]} level={3} />,
    Empty: <ItemRows items={[]} level={3} />,
  }),
  labels: () => ({
    One: <Labels labels={['Undervisningsforløb']} />,
    Many: <Labels labels={['Undervisningsforløb', 'Materialer', 'Omvisning']} />,
    'Long word': <Labels labels={[long]} />,
    Empty: <Labels labels={[]} />,
  }),
  linkList: () => ({
    One: <LinkList title="Læs også" links={[to('Find vej', '/besoeg/find-vej')]} />,
    Many: <LinkList title="Læs også" links={manyItems.map(({ link }) => link)} />,
    'Without title': <LinkList title={null} links={way} />,
  }),
  logo: () =>
    Object.fromEntries(
      sites.map(({ key, name }) => [key, <Logo key={key} logo={key} name={name.da} />]),
    ),
  materials: () => ({
    One: <Materials materials={[paper('Lærervejledning', '1,2 MB')]} level={3} />,
    Many: (
      <Materials
        materials={['Skibet', 'Runer', 'Kortet', long].map((one) => paper(one, '340 KB'))}
        level={3}
      />
    ),
    Empty: <Materials materials={[]} level={3} />,
  }),
  openNow: () => ({
    Open: <OpenNow open text="Åbent nu til kl. 17" />,
    Closed: <OpenNow open={false} text="Lukket i dag. Åbner i morgen kl. 10" />,
  }),
  pageHero: () => ({
    'With picture': <PageHero {...hero} picture={ship} breadcrumbs={way} />,
    'Missing picture': <PageHero {...hero} picture={null} breadcrumbs={[]} ground="deep" />,
    'Long word': <PageHero {...hero} title={long} picture={ship} breadcrumbs={[]} />,
  }),
  paging: () => ({
    Two: <Paging pages={pages(1, 2)} label="Sider" />,
    Many: <Paging pages={pages(14, 40)} label="Flere sider" />,
    One: <Paging pages={pages(1, 1)} label="En side" />,
  }),
  people: () => ({
    One: <People people={researchers.slice(0, 1)} level={3} />,
    Many: <People people={researchers.map((one) => ({ ...one, id: `${one.id}-m` }))} level={3} />,
    Empty: <People people={[]} level={3} />,
  }),
  picture: () => ({
    Usual: <Picture picture={ship} loading="eager" sizes="400px" />,
    Fails: (
      <Picture
        picture={{ ...ship, sources: [{ url: '/art/none.svg', width: 640 }] }}
        loading="eager"
        sizes="400px"
      />
    ),
    'Missing image': <Picture picture={{ ...ship, sources: [] }} loading="eager" sizes="400px" />,
  }),
  priceTable: () => ({
    One: <PriceTable table={{ ...ticketTable, variants: ticketTable.variants.slice(0, 1) }} />,
    Many: <PriceTable table={ticketTable} />,
    'Long words': <PriceTable table={{ ...ticketTable, disclaimer: `${long} ${long}` }} />,
  }),
  ribbon: () => ({
    One: <Ribbon items={textRibbon.items.slice(0, 1)} name="Et" />,
    Many: <Ribbon items={textRibbon.items} name="Mange" />,
    Empty: <Ribbon items={[]} />,
  }),
  richText: () => ({
    Usual: <RichText value={textSection.content} under={2} />,
    'Long words': (
      <RichText value={text(`## ${long}`, `${long} og ${long}`, `- ${long}`)} under={2} />
    ),
    Empty: <RichText value={[]} under={2} />,
  }),
  showCards: () => ({
    One: <ShowCards shows={shows.slice(0, 1)} level={3} />,
    Many: <ShowCards shows={shows} level={3} />,
  }),
  signUp: () => ({
    'On impact': <SignUp newsletter={smallNewsletterModule.newsletter} surface="on-impact" />,
    'On deep': <SignUp newsletter={smallNewsletterModule.newsletter} surface="on-deep" />,
    'Own colours': <SignUp newsletter={newsletterModule.newsletter} surface="on-deep" />,
    'Long word': (
      <SignUp
        newsletter={{ ...smallNewsletterModule.newsletter, title: long }}
        surface="on-impact"
      />
    ),
  }),
  stripTitle: () => ({
    Short: <StripTitle title="Solens folk" />,
    Long: <StripTitle title={`Guldhornene vender hjem til ${long}`} />,
  }),
  topicCards: () => ({
    One: <TopicCards topics={topicCards.slice(0, 1)} level={3} />,
    Three: <TopicCards topics={topicCards.slice(0, 3)} level={3} />,
    Four: <TopicCards topics={topicCards} level={3} />,
    Empty: <TopicCards topics={[]} level={3} />,
  }),
}

export function statesOfComponent(name: string): States | undefined {
  return Object.hasOwn(all, name) ? all[name as ComponentName]() : undefined
}
