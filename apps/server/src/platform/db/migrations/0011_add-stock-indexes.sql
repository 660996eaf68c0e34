-- Generated from the drizzle schema.
CREATE INDEX "erp_order_lines_piece_idx" ON "erp_order_lines" USING btree ("plant_no") WHERE "erp_order_lines"."plant_no" <> '';

CREATE INDEX "erp_pieces_no_start_idx" ON "erp_pieces" USING btree (upper("no") text_pattern_ops);

CREATE INDEX "erp_pieces_serial_start_idx" ON "erp_pieces" USING btree (upper("serial_no") text_pattern_ops);

CREATE INDEX "erp_pieces_inspection_start_idx" ON "erp_pieces" USING btree (upper("inspection_no") text_pattern_ops);
