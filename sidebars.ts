import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

/** Grouped as a newcomer looks for things; the version 3.x sidebar has the same groups. */
const sidebars: SidebarsConfig = {
  docs: [
    {
      type: 'category',
      label: 'Getting started',
      collapsed: false,
      items: [
        'readme',
        'quickstart',
        'installation',
        {
          type: 'category',
          label: 'Use cases',
          items: [
            'highlights/indexing',
            'highlights/joining',
            'highlights/aggregation',
            'highlights/flowmodel',
            'highlights/ml',
          ],
        },
        {
          type: 'category',
          label: 'Comparisons',
          items: [
            'comparisons/s2',
            'comparisons/geohash',
            'comparisons/hexbin',
            'comparisons/admin',
            'comparisons/placekey',
          ],
        },
      ],
    },
    {
      type: 'category',
      label: 'Help',
      collapsed: false,
      items: [
        {type: 'link', label: 'FAQ', href: '/docs#faq'},
        {type: 'link', label: 'Questions by stack', href: '/docs#questions-by-stack'},
        {type: 'link', label: 'Troubleshooting', href: '/docs/library/errors#troubleshooting'},
      ],
    },
    {
      type: 'category',
      label: 'Concepts',
      collapsed: false,
      items: [
        'core-library/overview',
        'core-library/restable',
        'core-library/h3Indexing',
        {
          type: 'category',
          label: 'Kinds of index',
          items: ['library/index/cell', 'library/index/directededge', 'library/index/vertex'],
        },
        'library/terminology',
        {
          type: 'category',
          label: 'Coming from 3.x',
          items: ['library/migrating-3.x', 'library/migration-3.x/functions'],
        },
      ],
    },
    {
      type: 'category',
      label: 'API reference',
      collapsed: false,
      items: [
        'api/indexing',
        'api/inspection',
        'api/traversal',
        'api/hierarchy',
        'api/regions',
        'api/uniedge',
        'api/vertex',
        'api/misc',
        'library/errors',
      ],
    },
    {
      type: 'category',
      label: 'C library',
      collapsed: true,
      items: [
        'core-library/usage',
        'core-library/compilation-options',
        'core-library/custom-alloc',
        'core-library/filters',
        'core-library/creating-bindings',
        'core-library/testing',
      ],
    },
    {
      type: 'category',
      label: 'How it works',
      collapsed: true,
      items: [
        'core-library/coordsystems',
        'core-library/latLngToCellDesc',
        'core-library/cellToLatLngDesc',
        'core-library/cellToBoundaryDesc',
      ],
    },
    {
      type: 'category',
      label: 'Community',
      collapsed: true,
      items: ['community/bindings', 'community/libraries', 'community/tutorials', 'community/applications'],
    },
  ],
};

export default sidebars;
