/** docs/product.md, brands: the cards of each, or how many there are. */
export const brands: Readonly<Record<string, readonly [vendor: string, cards: readonly string[] | number]>> =
  {
    cisco: [
      'Cisco',
      [
        'Enterprise networking solutions',
        'Cybersecurity solutions',
        'Collaboration solutions',
        'Data center and cloud solutions',
      ],
    ],
    'dasan-networks': [
      'Dasan Networks',
      ['Fiber Access Solutions', 'Ethernet switching solutions', 'Optical Line Terminals'],
    ],
    'fluke-networks': [
      'Fluke Networks',
      [
        'Structured cabling certification solutions',
        'Network troubleshooting solutions',
        'Power Over Ethernet (POE) validation',
        'Network Performance Analysis',
        'Network installation and certification',
        'Data center and enterprise solutions',
        'Industrial network solutions',
      ],
    ],
    hpe: [
      'Hewlett Packard Enterprise',
      ['Server Solutions', 'Storage solutions', 'Networking solutions (Aruba)', 'Hybrid Cloud Solutions'],
    ],
    juniper: [
      'Juniper Networks',
      [
        'Network Automation and SDN solutions',
        'Cloud Networking and Virtualization',
        'Data Center Solutions',
        'Wide Area Networking',
      ],
    ],
    lenovo: [
      'Lenovo',
      [
        'Business IT solutions',
        'Cloud solutions',
        'Collaboration and communication solutions',
        'Data storage solutions',
        'Virtualization and remote work solutions',
        'Hybrid cloud solutions',
      ],
    ],
    logitech: [
      'Logitech',
      [
        'Productivity solutions',
        'Video conferencing solutions',
        'Gaming solutions',
        'Smart Home solutions',
        'Audio and Sound solutions',
        'Remote work and Virtual meetings solutions',
        'Education solutions',
        'Enterprise solutions',
      ],
    ],
    micron: [
      'Micron',
      [
        'Cloud and data center solutions',
        'Memory and Storage for AI and High Performance Computing (HPC)',
        'Enterprise storage solutions',
        'Mobile and Embedded Solutions',
        'Gaming and consumer electronics',
        'Flash Storage and High Performance SSDs',
        'Data center solutions',
        'Data protection and backup solutions',
      ],
    ],
    microsoft: [
      'Microsoft',
      [
        'Business solutions',
        'Enterprise solutions',
        'Business intelligence and analytics',
        'Cloud solutions',
        'Collaboration and communications solutions',
        'Data storage solutions',
        'Industry specific solutions',
        'Virtualization and remote work solutions',
      ],
    ],
    panduit: [
      'Panduit',
      [
        'Data center',
        'Power (PDU) Solutions',
        'Enterprise network connectivity solutions',
        'Industrial Ethernet Solutions',
      ],
    ],
    synology: ['Synology', 9],
    tplink: ['TP-Link', 5],
    ubiquiti: ['Ubiquiti', 4],
    volktek: ['Volktek', 3],
    poly: ['Poly', 4],
    vca: ['VCA', 4],
    hp: ['HP', 4],
  };
