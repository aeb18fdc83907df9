import Layout from '@theme/Layout';

export default function Home() {
  return (
    <Layout>
      <main>H3</main>
    </Layout>
  );
}
