-- A mail is kept as what it says, and gets its form when it is sent. One that was kept in its forms becomes a page that
-- gives the same plain text: its first paragraph as heading, the last as footer, all between as it is.
ALTER TABLE "mails" ADD COLUMN "page" jsonb;

WITH parts AS (
  SELECT id, split_part(text_body, E'\n\n', 1) AS heading,
    rtrim(regexp_replace(text_body, E'^.*\n\n--\n', ''), E'\n') AS footer
  FROM mails WHERE text_body ~ E'\n\n--\n'
)
UPDATE mails m SET page = jsonb_build_object(
  'heading', p.heading,
  'paragraphs', jsonb_build_array(substr(rtrim(m.text_body, E'\n'), length(p.heading) + 3,
    greatest(0, length(rtrim(m.text_body, E'\n')) - length(p.heading) - length(p.footer) - 7))),
  'facts', '[]'::jsonb, 'columns', '[]'::jsonb, 'rows', '[]'::jsonb, 'link', NULL,
  'footer', p.footer, 'accent', '#d9dee5')
FROM parts p WHERE p.id = m.id;

UPDATE mails SET page = jsonb_build_object('heading', subject, 'paragraphs', jsonb_build_array(text_body),
  'facts', '[]'::jsonb, 'columns', '[]'::jsonb, 'rows', '[]'::jsonb, 'link', NULL, 'footer', '', 'accent', '#d9dee5')
WHERE page IS NULL;

ALTER TABLE "mails" ALTER COLUMN "page" SET NOT NULL;
ALTER TABLE "mails" DROP COLUMN "text_body";
ALTER TABLE "mails" DROP COLUMN "html_body";
