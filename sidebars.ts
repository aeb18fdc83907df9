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
          'Use cases': [
            'highlights/indexing',
            'highlights/joining',
            'highlights/aggregation',
            'highlights/flowmodel',
            'highlights/ml',
          ],
        },
        {
          Comparisons: [
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
          'Kinds of index': ['library/index/cell', 'library/index/directededge', 'library/index/vertex'],
        },
        'library/terminology',
        {
          'Coming from 3.x': ['library/migrating-3.x', 'library/migration-3.x/functions'],
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
      'C library': [
        'core-library/usage',
        'core-library/compilation-options',
        'core-library/custom-alloc',
        'core-library/filters',
        'core-library/creating-bindings',
        'core-library/testing',
      ],
    },
    {
      'How it works': [
        'core-library/coordsystems',
        'core-library/latLngToCellDesc',
        'core-library/cellToLatLngDesc',
        'core-library/cellToBoundaryDesc',
      ],
    },
    {
      Community: ['community/bindings', 'community/libraries', 'community/tutorials', 'community/applications'],
    },
  ],
};

export default sidebars;
