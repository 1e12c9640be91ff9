import { expect, test } from 'vitest';
import { readFolder } from '../../support/folder-content';
import { page } from '../../support/page-command';
import { temporarySite } from '../../support/temporary-site';

test('a dry run prints the difference and changes nothing', async () => {
  const content = temporarySite();
  const before = readFolder(content);
  const { code, stdout } = await page(content, 'move', '/services', '/offers', '--section', '--dry-run');
  expect({ code, stdout }).toMatchInlineSnapshot(`
    {
      "code": 0,
      "stdout": "diff --git a/content/site.json b/content/site.json
    --- a/content/site.json
    +++ b/content/site.json
    @@ -31,11 +31,11 @@
               },
               {
                 "label": "Service 1",
    -            "href": "/services/service-1"
    +            "href": "/offers/service-1"
               },
               {
                 "label": "Service 0",
    -            "href": "/services/service-0"
    +            "href": "/offers/service-0"
               }
             ]
           }
    diff --git a/content/pages/services/service-0.json b/content/pages/offers/service-0.json
    rename from content/pages/services/service-0.json
    rename to content/pages/offers/service-0.json
    --- a/content/pages/services/service-0.json
    +++ b/content/pages/offers/service-0.json
    @@ -1,7 +1,8 @@
     {
    -  "path": "/services/service-0",
    +  "path": "/offers/service-0",
       "title": "Network design for site 0",
       "description": "Network design planned, installed and looked after by one team, described on page 0 of this site.",
    +  "aliases": ["/services/service-0"],
       "layout": "service",
       "blocks": [
         {
    diff --git a/content/pages/services/service-1.json b/content/pages/offers/service-1.json
    rename from content/pages/services/service-1.json
    rename to content/pages/offers/service-1.json
    --- a/content/pages/services/service-1.json
    +++ b/content/pages/offers/service-1.json
    @@ -1,7 +1,8 @@
     {
    -  "path": "/services/service-1",
    +  "path": "/offers/service-1",
       "title": "Server rooms for site 1",
       "description": "Server rooms planned, installed and looked after by one team, described on page 1 of this site.",
    +  "aliases": ["/services/service-1"],
       "layout": "service",
       "blocks": [
         {
    @@ -141,7 +142,7 @@
             },
             {
               "label": "One before",
    -          "href": "/services/service-0"
    +          "href": "/offers/service-0"
             }
           ]
         }
    ",
    }
  `);
  expect(readFolder(content)).toEqual(before);
});
