import Layout from '@theme/Layout';
import ExplorerSection from '../explorer/Section';

export default function Home() {
  return (
    <Layout>
      <main>
        H3
        <ExplorerSection />
      </main>
    </Layout>
  );
}
