-- Generated from the drizzle schema.
DROP INDEX "search_documents_no_idx";

DROP INDEX "search_words_beginning_idx";

DROP INDEX "search_words_part_idx";
