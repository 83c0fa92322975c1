import { useText } from '../messages/use-text.ts';
import { CallToAction } from '../site/call-to-action.tsx';
import { PageMeta } from '../site/page-meta.tsx';
import { Testimonials } from '../site/testimonials.tsx';
import { ToolLinks } from '../site/tool-links.tsx';
import { About } from './about.tsx';
import { Hero } from './hero.tsx';
import { OrganisationData } from './organisation-data.tsx';
import { Solutions } from './solutions.tsx';
import { Team } from './team.tsx';

export default function HomePage() {
  const t = useText();
  return (
    <>
      <PageMeta title={t('home.meta.title')} description={t('site.description')} />
      <OrganisationData />
      <Hero />
      <Solutions />
      <ToolLinks />
      <Testimonials />
      <About />
      <Team />
      <CallToAction />
    </>
  );
}
