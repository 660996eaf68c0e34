-- Generated from the drizzle schema.
DROP TABLE "socket_io_attachments" CASCADE;
