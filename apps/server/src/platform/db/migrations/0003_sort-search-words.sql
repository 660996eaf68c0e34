-- Generated from the drizzle schema.
DROP INDEX "search_words_part_idx";

CREATE INDEX "search_words_part_idx" ON "search_words" USING gin ("word" gin_trgm_ops) WITH (fastupdate=false) WHERE "search_words"."word" !~ '^[0-9]';
